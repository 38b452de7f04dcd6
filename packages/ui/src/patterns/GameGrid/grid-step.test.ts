import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardGrid, gridStep } from './grid-step.ts';

const grid: CardGrid = { count: 100, columns: 6, isRtl: false, rowsOnScreen: 3 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false });

describe('keys in a grid of cards', () => {
  test('arrows move by one card, by reading direction', () => {
    expect(gridStep(press('ArrowRight'), 7, grid)).toBe(8);
    expect(gridStep(press('ArrowRight'), 7, { ...grid, isRtl: true })).toBe(6);
    expect(gridStep(press('ArrowDown'), 7, grid)).toBe(13);
    expect(gridStep(press('ArrowUp'), 7, grid)).toBe(1);
  });

  test('Home and End stay in the row, with Ctrl they leave it', () => {
    expect(gridStep(press('Home'), 8, grid)).toBe(6);
    expect(gridStep(press('End'), 8, grid)).toBe(11);
    expect(gridStep(press('Home', true), 8, grid)).toBe(0);
    expect(gridStep(press('End', true), 8, grid)).toBe(99);
  });

  test('a page is a screen of rows in the same column', () => {
    expect(gridStep(press('PageDown'), 8, grid)).toBe(26);
    expect(gridStep(press('PageUp'), 26, grid)).toBe(8);
    expect(gridStep(press('PageUp'), 8, grid), 'the first row in this column').toBe(2);
    expect(gridStep(press('PageDown'), 95, grid), 'the last row is shorter').toBe(99);
  });

  test('keys of the browser are left to it', () => {
    expect(gridStep({ ...press('ArrowLeft'), altKey: true }, 8, grid)).toBeUndefined();
    expect(gridStep(press('f', true), 8, grid)).toBeUndefined();
    expect(gridStep(press('Enter'), 8, grid)).toBeUndefined();
  });
});

test('every key leads to a card of the grid or to nothing', () => {
  const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
  const place = fc.record({ count: fc.integer({ min: 1, max: 400 }), isRtl: fc.boolean() }).chain((rest) =>
    fc.record({
      rest: fc.constant(rest),
      columns: fc.integer({ min: 2, max: 8 }),
      rowsOnScreen: fc.integer({ min: 1, max: 9 }),
      current: fc.integer({ min: 0, max: rest.count - 1 }),
    }),
  );
  fc.assert(
    fc.property(keys, fc.boolean(), place, (key, ctrl, { rest, columns, rowsOnScreen, current }) => {
      const next = gridStep(press(key, ctrl), current, { ...rest, columns, rowsOnScreen });
      if (next === undefined) return;
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThan(rest.count);
    }),
  );
});
