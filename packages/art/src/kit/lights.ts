import { ellipse, rect } from './draw.ts';
import type { Ink } from './ink.ts';
import { around, nums } from './shape.ts';

/** Lights of the night that covers, banners and scenes of slots share; each glows as its own picture has it. */

/** A paper lantern on its way up, about (0, 0), without its glow. */
export const skyLantern = (ink: Ink, rx = 11, ry = 14): string =>
  ellipse(
    0,
    0,
    rx,
    ry,
    ink.radial(
      [
        [0, ink.gold.x],
        [0.5, ink.orange.l],
        [1, ink.orange.s],
      ],
      [0.5, 0.7, 0.7],
    ),
  ) +
  rect(-6, -ry - 2, 12, 3, ink.orange.d) +
  rect(-6, ry - 1, 12, 3, ink.orange.d);

/** Outlines of a firework of `n` spokes about (0, 0): the spokes, which end at `reach`, and the sparks beyond them. */
export function burst(n: number, reach: number): { readonly spokes: string; readonly sparks: string } {
  const ways = around(n, 1);
  const end = reach + 10;
  return {
    spokes: ways.map(([x, y]) => `M${nums(x * 18, y * 18)}L${nums(x * reach, y * reach)}`).join(''),
    sparks: ways.map(([x, y]) => `M${nums(x * end, y * end)}h.1`).join(''),
  };
}
