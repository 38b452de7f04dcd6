import type { Ink, Material } from '../kit/ink.ts';

/**
 * A hand-drawn motif. Draws about (0, 0) within a radius of about 95 units, lit from above the starting side, and gets
 * every colour from the ink: `ink.a` is its coat, `ink.b` its trimmings.
 */
export interface Motif {
  readonly draw: (ink: Ink) => string;
  /** Coats it may wear; the cover takes one that stands clear of its background. Absent: the accents of the palette. */
  readonly coats?: readonly Material[];
}
