import { num, num2, nums } from './shape.ts';

/** Extra attributes of an element, values already in their final form. */
export type Attributes = Readonly<Record<string, string | number>>;

const attributes = (extra: Attributes): string =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');

/** Nothing is filled unless it says so: see `picture`. */
const filled = (fill: string): string => (fill === 'none' ? '' : ` fill="${fill}"`);

/** A coordinate, left out where it is zero, as SVG takes it anyway. */
const at = (name: string, value: number): string => (value === 0 ? '' : ` ${name}="${num(value)}"`);

/** An SVG document over this view box, with what every drawing takes for granted: no fill, round line ends. */
export function picture(viewBox: string, content: string, extra: Attributes = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes(extra)} fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

export function path(d: string, fill: string, extra: Attributes = {}): string {
  return `<path d="${d}"${filled(fill)}${attributes(extra)}/>`;
}

/** A line along `d`. Its ends are round and it has no fill, as `picture` says for everything inside. */
export function line(d: string, stroke: string, width: number, extra: Attributes = {}): string {
  return `<path d="${d}" stroke="${stroke}" stroke-width="${num(width)}"${attributes(extra)}/>`;
}

/** Round spots of one size, as flat points: a line of no length with round ends each. */
export function spots(flat: readonly number[], size: number, color: string, extra: Attributes = {}): string {
  let d = '';
  for (let i = 0; i + 1 < flat.length; i += 2) d += `M${nums(flat[i] ?? 0, flat[i + 1] ?? 0)}h.1`;
  return line(d, color, size, extra);
}

export function circle(cx: number, cy: number, r: number, fill: string, extra: Attributes = {}): string {
  return `<circle${at('cx', cx)}${at('cy', cy)} r="${num(r)}"${filled(fill)}${attributes(extra)}/>`;
}

/** Outline of a circle. */
export function ring(cx: number, cy: number, r: number, stroke: string, width: number, extra: Attributes = {}): string {
  return circle(cx, cy, r, 'none', { stroke, 'stroke-width': width, ...extra });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, extra: Attributes = {}): string {
  return `<ellipse${at('cx', cx)}${at('cy', cy)} rx="${num(rx)}" ry="${num(ry)}"${filled(fill)}${attributes(extra)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): string {
  return `<rect${at('x', x)}${at('y', y)} width="${num(width)}" height="${num(height)}"${filled(fill)}${attributes(extra)}/>`;
}

export function group(content: string, extra: Attributes = {}): string {
  return `<g${attributes(extra)}>${content}</g>`;
}

/** Moves, then turns, then scales what it holds. */
export function place(content: string, x: number, y: number, turn = 0, scale = 1): string {
  return group(content, { transform: transform(x, y, turn, scale) });
}

export function transform(x: number, y: number, turn = 0, scale = 1): string {
  const parts: string[] = [];
  if (x !== 0 || y !== 0) parts.push(`translate(${num(x)} ${num(y)})`);
  if (turn !== 0) parts.push(`rotate(${num(turn)})`);
  if (scale !== 1) parts.push(`scale(${num2(scale)})`);
  return parts.join('');
}
