/** Read something that this browser keeps; the fallback where it keeps nothing, or nothing readable. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tablee.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Keep something in this browser; a browser that refuses keeps it until the page is closed. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tablee.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}
