import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RovingGroup, rovingStep } from './roving-step.ts';

const row = (options: Partial<RovingGroup> = {}): RovingGroup => ({
  count: 5,
  columns: 5,
  isLooping: false,
  isRtl: false,
  ...options,
});
const grid = (options: Partial<RovingGroup> = {}): RovingGroup => row({ count: 8, columns: 3, ...options });

describe('in a row', () => {
  test('the arrow that points along the line leads to the next member', () => {
    expect(rovingStep('ArrowRight', 1, row())).toBe(2);
    expect(rovingStep('ArrowLeft', 1, row())).toBe(0);
  });

  test('arrows follow the reading direction', () => {
    expect(rovingStep('ArrowLeft', 1, row({ isRtl: true }))).toBe(2);
    expect(rovingStep('ArrowRight', 1, row({ isRtl: true }))).toBe(0);
  });

  test('the end stays the end, unless the row loops', () => {
    expect(rovingStep('ArrowRight', 4, row())).toBe(4);
    expect(rovingStep('ArrowRight', 4, row({ isLooping: true }))).toBe(0);
    expect(rovingStep('ArrowLeft', 0, row({ isLooping: true }))).toBe(4);
  });

  test('up and down are left to the page', () => {
    expect(rovingStep('ArrowDown', 1, row())).toBeUndefined();
  });
});

describe('in a column', () => {
  const column = row({ columns: 1 });

  test('up and down move, along the line is left to the page', () => {
    expect(rovingStep('ArrowDown', 1, column)).toBe(2);
    expect(rovingStep('ArrowUp', 1, column)).toBe(0);
    expect(rovingStep('ArrowRight', 1, column)).toBeUndefined();
  });
});

describe('in a grid', () => {
  test('up and down keep the column', () => {
    expect(rovingStep('ArrowDown', 1, grid())).toBe(4);
    expect(rovingStep('ArrowUp', 4, grid())).toBe(1);
    expect(rovingStep('ArrowDown', 5, grid()), 'below is nothing: the last row is shorter').toBe(5);
  });

  test('Home and End stay in the row', () => {
    expect(rovingStep('Home', 4, grid())).toBe(3);
    expect(rovingStep('End', 4, grid())).toBe(5);
    expect(rovingStep('End', 6, grid()), 'the last row is shorter').toBe(7);
  });
});

test('every key leads to a member or to nothing', () => {
  const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a', 'Enter');
  const place = fc
    .record({ count: fc.integer({ min: 1, max: 40 }), isLooping: fc.boolean(), isRtl: fc.boolean() })
    .chain((group) =>
      fc.record({
        group: fc.constant(group),
        columns: fc.integer({ min: 1, max: group.count }),
        current: fc.integer({ min: 0, max: group.count - 1 }),
      }),
    );
  fc.assert(
    fc.property(keys, place, (key, { group, columns, current }) => {
      const next = rovingStep(key, current, { ...group, columns });
      if (next === undefined) return;
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThan(group.count);
    }),
  );
});
