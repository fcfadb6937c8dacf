/** A number with at most one decimal: keeps files small and the same everywhere. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** A path, with every number in the template rounded by `n`. */
export function d(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.map((part, i) => part + (i < values.length ? n(values[i] ?? 0) : '')).join('');
}

/** Filled rectangle; `more` holds further attributes. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** Filled rectangle with rounded corners. */
export function round(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return rect(x, y, w, h, fill, `rx="${n(r)}"${more ? ` ${more}` : ''}`);
}

/** Filled circle. */
export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** Filled ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** Filled path. */
export function path(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** Stroked path without filling. */
export function stroke(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more ? ` ${more}` : ''}/>`;
}

/** Filled polygon from x, y pairs. */
export function poly(points: readonly number[], fill: string, more = ''): string {
  return `<polygon points="${points.map(n).join(' ')}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

/** Vertical linear gradient with evenly spread stops. */
export function gradient(id: string, colours: readonly string[]): string {
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map((c, i) => `<stop offset="${n((i / last) * 100)}%" stop-color="${c}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
}

/** Joins what `make` gives for 0 … count - 1. */
export function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => make(i)).join('');
}

/** A whole picture; the drawing is cropped, not stretched, to another shape. */
export function svgPicture(box: Size, size: Size, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(size.width)}" height="${n(size.height)}" ` +
    `viewBox="0 0 ${n(box.width)} ${n(box.height)}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${defs}</defs>${body}</svg>`
  );
}

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}
