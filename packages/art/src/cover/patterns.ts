import { circle, line, path, rect } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import { petal, star } from '../kit/shape.ts';

/** A woven layer over the backdrop: one small tile in one colour. */
interface Weave {
  readonly width: number;
  readonly height: number;
  readonly tile: (color: string) => string;
}

const weaves = {
  scales: {
    width: 28,
    height: 24,
    tile: (c) => line('M0 0A14 14 0 0 0 28 0M-14 12A14 14 0 0 0 14 12A14 14 0 0 0 42 12', c, 1.6),
  },
  lattice: { width: 26, height: 26, tile: (c) => line('M0 13L13 0L26 13L13 26z', c, 1.3) + circle(13, 13, 2, c) },
  dots: { width: 18, height: 18, tile: (c) => circle(4, 4, 2, c) + circle(13, 13, 1.3, c) },
  swell: {
    width: 36,
    height: 18,
    tile: (c) => line('M0 18A18 18 0 0 1 36 18M6 18A12 12 0 0 1 30 18M12 18A6 6 0 0 1 24 18', c, 1.4),
  },
  curls: {
    width: 40,
    height: 40,
    tile: (c) => line('M4 34C4 14 30 10 30 22C30 32 16 30 18 22M24 4C34 4 38 12 34 16', c, 1.8),
  },
  blossoms: {
    width: 40,
    height: 40,
    tile: (c) =>
      [0, 72, 144, 216, 288]
        .map((turn) => path(petal(10, 4), c, { transform: `translate(20 20)rotate(${turn})` }))
        .join(''),
  },
  hexagons: {
    width: 34.6,
    height: 60,
    tile: (c) => line('M17.3 0V10L0 20V40L17.3 50V60M0 20M17.3 10L34.6 20V40L17.3 50', c, 1.4),
  },
  stars: {
    width: 44,
    height: 44,
    tile: (c) =>
      path(star(4, 9, 2.6), c, { transform: 'translate(12 12)' }) +
      path(star(4, 5, 1.6), c, { transform: 'translate(34 34)' }),
  },
  rain: { width: 24, height: 30, tile: (c) => line('M6 2L2 14M18 16L14 28', c, 1.4) },
  diamonds: {
    width: 30,
    height: 40,
    tile: (c) =>
      path('M15 4L24 20L15 36L6 20z', 'none', { stroke: c, 'stroke-width': 1.3 }) +
      path('M15 13L19 20L15 27L11 20z', c),
  },
} as const satisfies Record<string, Weave>;

export type WeaveName = keyof typeof weaves;
export const weaveNames = Object.keys(weaves) as readonly WeaveName[];

/** The weave over the whole canvas of 300 by 400. */
export function weave(ink: Ink, name: WeaveName, color: string, opacity: string): string {
  const { width, height, tile }: Weave = weaves[name];
  const id = ink.define(
    `weave${name}`,
    (made) =>
      `<pattern id="${made}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile(color)}</pattern>`,
  );
  return rect(0, 0, 300, 400, `url(#${id})`, { opacity });
}
