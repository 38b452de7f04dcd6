import { line } from '../../kit/draw.ts';
import type { Ink } from '../../kit/ink.ts';
import type { Random } from '../../kit/random.ts';
import { nums } from '../../kit/shape.ts';
import type { Palette } from '../../palettes.ts';

/** What a layer of a landscape is drawn with. The reels stand in the middle, so a layer keeps its detail near the edges. */
export interface View {
  readonly ink: Ink;
  readonly palette: Palette;
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  /** Height of the line where the sky ends. */
  readonly horizon: number;
  /** A hundredth of a person's view: things are as large as so many of them. */
  readonly unit: number;
  /** Side where the light is: -1 at the start, 1 at the end. */
  readonly side: -1 | 1;
}

export type Layer = (view: View) => string;

/** A place that is mirrored with the light: 0 is the edge at the light, 1 the other one. */
export const across = ({ width, side }: View, part: number): number => (side < 0 ? part : 1 - part) * width;

/** Specks of light between two heights. */
export function specks(
  view: View,
  count: number,
  from: number,
  to: number,
  size: number,
  color: string,
  opacity = 0.8,
) {
  const { random, width } = view;
  let d = '';
  for (let i = 0; i < count; i++) d += `M${random.int(4, width - 4)} ${random.int(from, to)}h.1`;
  return line(d, color, size, { opacity });
}

/** A ground from edge to edge whose top goes up and down by `swing` about `y`, closed at the bottom. */
export function ridge({ random, width, height }: View, y: number, swing: number, steps: number): string {
  let d = `M-9 ${height + 9}V${nums(y)}`;
  for (let i = 0; i <= steps; i++) {
    const x = (width * i) / steps;
    d += `S${nums(Math.round(x - width / steps / 2), Math.round(y - swing * 0.7), Math.round(x), Math.round(y + random.range(-swing, swing)))}`;
  }
  return `${d}H${width + 9}V${height + 9}z`;
}
