/** Where the page is: the parts of the address after the hash, as in `#/table/17`. */
export const route = $state({ parts: read() });

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

addEventListener("hashchange", () => {
  route.parts = read();
  scrollTo(0, 0);
});

/** Go to another page. */
export function go(...parts: string[]): void {
  location.hash = link(...parts);
}

export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
