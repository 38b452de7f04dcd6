import type { Ramp } from '../../kit/color.ts';
import { path } from '../../kit/draw.ts';
import type { Ink } from '../../kit/ink.ts';

/**
 * The five low symbols of a set, dearest first, each with a word of its own for it. Every one has an outline of its own:
 * colour only helps. Drawn about (0, 0) within a radius of about 90 units, with few and large shapes, because a board
 * shows them at 44 pixels.
 */
export type LowFamily = readonly (readonly [name: string, draw: (ink: Ink) => string])[];

/** A body lit from above, with a dark edge that stands on any ground. */
export const solid = (ink: Ink, d: string, tone: Ramp, fill = ink.fall(tone)): string =>
  path(d, fill, { stroke: tone.d, 'stroke-width': 6 });

/** A soft light on a body. */
export const light = (d: string, opacity = '.6'): string => path(d, '#fff', { opacity });
