import { HEIGHT, WIDTH } from "./art/scene";

/** What is written under a saved castle. */
export interface Caption {
  title: string;
  scores: string;
}

const FOOT = 84;
export const SAVED = { width: WIDTH, height: HEIGHT + FOOT };
const SPACE = "http://www.w3.org/2000/svg";

/** The castle on the screen as a picture of its own: nothing moves, nothing is left to load, names and score below. */
export function svgOf(castle: SVGSVGElement, caption: Caption): string {
  const copy = castle.cloneNode(true) as SVGSVGElement;
  for (const node of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["class", "style", "data-part", "pathLength", "role", "aria-label"]) node.removeAttribute(name);
  copy.setAttribute("viewBox", `0 0 ${SAVED.width} ${SAVED.height}`);
  copy.setAttribute("width", String(SAVED.width));
  copy.setAttribute("height", String(SAVED.height));
  copy.append(...foot(caption));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}`;
}

function foot({ title, scores }: Caption): SVGElement[] {
  const back = make("rect", { x: 0, y: HEIGHT, width: WIDTH, height: FOOT, fill: "#fffdf6" });
  const write = (y: number, size: number, text: string): SVGElement => {
    const made = make("text", { x: WIDTH / 2, y, "text-anchor": "middle", "font-family": "'Young Serif', Georgia, serif", "font-size": size, fill: "#3a332b" });
    made.textContent = text;
    return made;
  };
  return [back, write(HEIGHT + 34, 34, title), write(HEIGHT + 68, 24, scores)];
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** The same as pixels, twice as fine, for a printer or a friend. */
export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const image = new Image(SAVED.width * scale, SAVED.height * scale);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, image.width, image.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** Hand a file to the browser. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
