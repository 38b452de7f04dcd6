import { circle, line, rect } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import { burst } from '../kit/lights.ts';
import type { Random } from '../kit/random.ts';
import type { MotifName } from '../motifs/names.ts';
import type { Palette } from '../palettes.ts';

/** What a banner is drawn with. The canvas is 1200 by 480. */
export interface Stage {
  readonly ink: Ink;
  readonly palette: Palette;
  readonly random: Random;
  readonly motif: (name: MotifName, x: number, y: number, turn: number, scale: number) => string;
}

export const fireworks = ({ ink, palette }: Stage, flat: readonly (readonly [number, number, number])[]): string => {
  const { spokes, sparks } = burst(16, 50);
  const make = (): string =>
    circle(0, 0, 60, ink.glow(palette.glow, 0.5)) + line(spokes, ink.gold.l, 1.8) + line(sparks, '#fff', 3.4);
  return flat.map(([x, y, scale]) => ink.stamp('burst', make, x, y, 0, scale)).join('');
};

export const moon = ({ ink, palette }: Stage, x: number, y: number, r: number): string =>
  circle(x, y, r * 2.2, ink.glow(palette.glow, 0.5)) +
  circle(
    x,
    y,
    r,
    ink.linear([
      [0, ink.gold.x],
      [1, ink.gold.l],
    ]),
  ) +
  circle(x, y, r * 1.35, 'none', { stroke: palette.glow, 'stroke-width': 2, opacity: '.3' });

export const water = ({ ink, palette }: Stage, y: number, x: number): string =>
  rect(
    0,
    y,
    1200,
    480 - y,
    ink.linear([
      [0, palette.mid],
      [0.4, palette.low],
      [1, palette.near],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      rect(x - (120 - i * 12), y + 12 + i * 20, (120 - i * 12) * 2, 6, palette.glow, {
        rx: 3,
        opacity: 0.55 - i * 0.07,
      }),
    )
    .join('') +
  line(
    `M60 ${y + 60}Q120 ${y + 48} 190 ${y + 60}M330 ${y + 96}Q400 ${y + 84} 480 ${y + 96}M980 ${y + 70}Q1050 ${y + 58} 1130 ${y + 70}M120 ${y + 130}Q200 ${y + 116} 280 ${y + 130}`,
    palette.line,
    3,
    { opacity: '.35' },
  );
