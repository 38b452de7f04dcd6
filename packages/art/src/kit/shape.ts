/** Geometry for hand drawing: smooth outlines from points, tapered strokes, stars, rings. Coordinates are units. */

/** A number as short as SVG takes it: one decimal at most, no leading zero. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Two decimals: for offsets, opacities and scales, where one is too coarse. */
export function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** Numbers joined the short way: a minus sign separates by itself. */
export function nums(...values: readonly number[]): string {
  return values
    .map(num)
    .reduce((text, part) => (text === '' || part.startsWith('-') ? text + part : `${text} ${part}`), '');
}

type Point = readonly [number, number];

function pairs(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push([flat[i] as number, flat[i + 1] as number]);
  return points;
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Tangent of a Catmull-Rom curve at `b`; a point written twice is a sharp corner and has none. */
function tangent(a: Point, b: Point, c: Point): Point {
  return same(a, b) || same(b, c) ? [0, 0] : [(c[0] - a[0]) / 6, (c[1] - a[1]) / 6];
}

function smooth(points: readonly Point[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] as Point;
  const start = at(0);
  let d = `M${nums(...start)}`;
  // Relative segments start from what was really written, so rounding never adds up.
  let x = Math.round(start[0] * 10) / 10;
  let y = Math.round(start[1] * 10) / 10;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (same(b, c)) continue;
    const out = tangent(a, b, c);
    const into = tangent(b, c, e);
    // On a long stretch whole units are precise enough, and a third of the bytes.
    const unit = Math.hypot(c[0] - b[0], c[1] - b[1]) > 11 ? 1 : 10;
    const round = (value: number): number => Math.round(value * unit) / unit;
    const end: Point = [round(c[0] - x), round(c[1] - y)];
    d += `c${nums(...[b[0] + out[0] - x, b[1] + out[1] - y, c[0] - into[0] - x, c[1] - into[1] - y].map(round), ...end)}`;
    x += end[0];
    y += end[1];
  }
  return closed ? `${d}z` : d;
}

/** Closed smooth outline through flat points `x, y, x, y ...`; a point given twice in a row is a sharp corner. */
export function blob(flat: readonly number[]): string {
  return smooth(pairs(flat), true);
}

/** Open smooth line through flat points. */
export function curve(flat: readonly number[]): string {
  return smooth(pairs(flat), false);
}

/** Closed polygon through flat points: after the first point lines are understood. */
export function poly(flat: readonly number[]): string {
  return `M${nums(...flat)}z`;
}

/** Outline of a stroke whose width changes along its way: flat triples `x, y, half width`. Zero width is a tip. */
export function taper(flat: readonly number[]): string {
  const spine: [number, number, number][] = [];
  for (let i = 0; i + 2 < flat.length; i += 3) {
    spine.push([flat[i] as number, flat[i + 1] as number, flat[i + 2] as number]);
  }
  const side = (sign: 1 | -1): number[] =>
    spine.flatMap(([x, y, w], i) => {
      const before = spine[Math.max(0, i - 1)] as [number, number, number];
      const after = spine[Math.min(spine.length - 1, i + 1)] as [number, number, number];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      return [x - (dy / length) * w * sign, y + (dx / length) * w * sign];
    });
  const back = pairs(side(-1)).reverse().flat();
  return blob([...side(1), ...back]);
}

/** Star or rosette with `n` tips. */
export function star(n: number, outer: number, inner: number, turn = -90): string {
  const flat: number[] = [];
  for (let i = 0; i < n * 2; i++) {
    const angle = ((turn + (i * 180) / n) * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    flat.push(r * Math.cos(angle), r * Math.sin(angle));
  }
  return poly(flat);
}

/** Petal standing on (0, 0), pointing up: a leaf shape of this length and half width, widest at `belly` (0..1). */
export function petal(length: number, width: number, belly = 0.55): string {
  const b = -length * belly;
  return `M0 0C${nums(-width * 0.9, b * 0.35, -width * 1.25, b * 1.15, 0, -length)}C${nums(width * 1.25, b * 1.15, width * 0.9, b * 0.35, 0, 0)}z`;
}

/** Four-pointed sparkle about (x, y). */
export function sparkle(x: number, y: number, r: number): string {
  const k = r * 0.14;
  return `M${nums(x, y - r)}Q${nums(x + k, y - k, x + r, y)}Q${nums(x + k, y + k, x, y + r)}Q${nums(x - k, y + k, x - r, y)}Q${nums(x - k, y - k, x, y - r)}z`;
}

/** Points on a circle, first at the top, clockwise: `[x, y, angle in degrees]`. */
export function around(n: number, radius: number, turn = 0): readonly (readonly [number, number, number])[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = turn + (360 * i) / n;
    const rad = ((angle - 90) * Math.PI) / 180;
    return [radius * Math.cos(rad), radius * Math.sin(rad), angle] as const;
  });
}

/** Closed smooth outline that is its own mirror image: flat points of the right half, from the top to the bottom. */
export function twin(flat: readonly number[]): string {
  const right = pairs(flat);
  const left = right
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y])
    .reverse();
  return smooth([...right, ...left], true);
}

/** Corners of a regular polygon as flat points, for `poly`. */
export function corners(n: number, radius: number, turn = 0): number[] {
  return around(n, radius, turn).flatMap((corner) => corner.slice(0, 2));
}
