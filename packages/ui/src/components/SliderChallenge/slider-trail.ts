/** A place of the piece on its way. */
export interface TrailPoint {
  /** Pixels of the picture from its left edge. */
  readonly x: number;
  /** Milliseconds since the first move. */
  readonly t: number;
}

/** Most points that are kept; a long hesitation is thinned out and not cut off. */
export const trailLimit = 120;

/**
 * A trail with one more point. Over the limit every second point is dropped, never the first or the new one.
 *
 * @param moment Milliseconds of any clock that only goes forward.
 * @param startedAt The same clock at the first move.
 */
export function extended(trail: readonly TrailPoint[], x: number, moment: number, startedAt: number): TrailPoint[] {
  const kept = trail.length < trailLimit ? trail : trail.filter((_, index) => index % 2 === 0);
  return [...kept, { x: Math.round(x), t: Math.max(0, Math.round(moment - startedAt)) }];
}
