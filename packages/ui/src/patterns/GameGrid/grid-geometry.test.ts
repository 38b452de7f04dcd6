import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsIn, geometryOf, narrow, wide, wideFrom } from './grid-geometry.ts';

test('columns at the widths of the design: 320, 390, tablet, and the page with and without the side menu', () => {
  expect([288, 358, 720, 744, 976, 1160].map(columnsIn)).toEqual([2, 3, 4, 4, 5, 6]);
});

test('cards fill the line and are never below their least width, from 320 px on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 288, max: 2400 }), (width) => {
      const { columns, gap, rowSize } = geometryOf(width, 50);
      const card = (width - (columns - 1) * gap) / columns;
      const { least } = width < wideFrom ? narrow : wide;
      expect(card).toBeGreaterThanOrEqual(least);
      expect(card * columns + gap * (columns - 1)).toBeCloseTo(width);
      expect(rowSize).toBeCloseTo((card * 4) / 3 + 50 + gap);
    }),
  );
});
