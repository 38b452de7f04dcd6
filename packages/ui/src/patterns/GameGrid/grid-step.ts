import { type RovingGroup, rovingStep } from '../../internal/roving-step.ts';

/** A grid of cards as its keys see it. */
export interface CardGrid extends Pick<RovingGroup, 'count' | 'columns' | 'isRtl'> {
  /** Whole rows that are seen at once, at least 1. */
  readonly rowsOnScreen: number;
}

/** The keys pressed: a `KeyboardEvent` or as much of one. */
export type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The card that a key leads to: arrows by one, Home and End to the ends of the row, with Ctrl to the ends of the grid, Page
 * Up and Page Down by a screen in the same column.
 *
 * @returns `undefined` when the key means nothing here, so the page may have it
 */
export function gridStep(keys: Keys, current: number, grid: CardGrid): number | undefined {
  const { key, ctrlKey, metaKey, altKey } = keys;
  const { count, columns, rowsOnScreen } = grid;
  if (metaKey || altKey) return undefined;
  if (ctrlKey) return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined;
  if (key !== 'PageUp' && key !== 'PageDown') return rovingStep(key, current, { ...grid, isLooping: false });

  const column = current % columns;
  const lastRow = Math.floor((count - 1) / columns);
  const row = Math.floor(current / columns) + (key === 'PageDown' ? rowsOnScreen : -rowsOnScreen);
  return Math.min(count - 1, Math.min(lastRow, Math.max(0, row)) * columns + column);
}
