import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extended, type TrailPoint, trailLimit } from './slider-trail.ts';

test('a trail of any length keeps its first and last point, its order and its limit', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(320), { minLength: 1, maxLength: 600 }), (places) => {
      let trail: readonly TrailPoint[] = [];
      for (const [index, x] of places.entries()) trail = extended(trail, x, 1000 + index * 8, 1000);
      expect(trail.length).toBeLessThanOrEqual(trailLimit);
      expect(trail[0]).toEqual({ x: places[0], t: 0 });
      expect(trail.at(-1)).toEqual({ x: places.at(-1), t: (places.length - 1) * 8 });
      for (const [index, { t }] of trail.entries()) expect(t).toBeGreaterThanOrEqual(trail[index - 1]?.t ?? 0);
    }),
  );
});
