/** A disc as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A box as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A wheel with teeth, as a saw blade or a jagged seal. */
export function toothed(x: number, y: number, inner: number, outer: number, teeth: number): string {
  const points: string[] = [];
  for (let at = 0; at < teeth * 2; at++) {
    const angle = (Math.PI * at) / teeth;
    const r = at % 2 ? inner : outer;
    points.push(`${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`);
  }
  return `M${points.join("L")}z`;
}

/** A disc with a wavy edge, as cut with pinking shears. */
export function scalloped(x: number, y: number, r: number, waves: number): string {
  const step = (2 * Math.PI) / waves;
  const point = (angle: number): string => `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;
  const bump = round(r * Math.sin(step / 2) * 1.06);
  let path = `M${point(0)}`;
  for (let at = 1; at <= waves; at++) path += `A${bump} ${bump} 0 0 1 ${point(at * step)}`;
  return `${path}z`;
}

/** A fir tree in three tiers. */
export function fir(x: number, foot: number, width: number, height: number): string {
  const tier = (part: number, wide: number): string =>
    `L${x + wide * width} ${foot - height * part}L${x + wide * width * 0.55} ${foot - height * part}`;
  const back = (part: number, wide: number): string =>
    `L${x - wide * width * 0.55} ${foot - height * part}L${x - wide * width} ${foot - height * part}`;
  return `M${x} ${foot - height}${tier(0.62, 0.3)}${tier(0.32, 0.42)}L${x + width / 2} ${foot}H${x - width / 2}${back(0.32, 0.42)}${back(0.62, 0.3)}z`;
}

/** A wall with battlements on top. */
export function battlement(x: number, y: number, width: number, foot: number, merlons: number): string {
  const unit = width / (2 * merlons - 1);
  let path = `M${x} ${foot}V${y}`;
  for (let at = 0; at < merlons; at++) path += `h${round(unit)}${at < merlons - 1 ? `v${5}h${round(unit)}v${-5}` : ""}`;
  return `${path}V${foot}z`;
}

/** An ear of wheat on its stalk. */
export function ear(x: number, top: number, foot: number): string {
  let path = `M${x - 0.9} ${foot}V${top + 4}h1.8V${foot}z`;
  path += `M${x} ${top - 5}q4 4 0 9q-4 -5 0 -9z`;
  for (let at = 0; at < 3; at++) {
    const y = top + 2 + at * 6;
    path += `M${x} ${y + 6}q0.5 -6 6 -8q1.5 6 -6 8zM${x} ${y + 6}q-0.5 -6 -6 -8q-1.5 6 6 8z`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
