/** A group as arrow keys see it. */
export interface RovingGroup {
  /** How many members. */
  readonly count: number;
  /** Members in a line; 1 for a column, `count` for a row. */
  readonly columns: number;
  /** Whether the end of a row or column leads to its beginning. Grids never do. */
  readonly isLooping: boolean;
  readonly isRtl: boolean;
}

/**
 * The member that a key leads to, as the APG describes it for toolbars, menus and grids.
 *
 * @param current Index of the member that has focus.
 * @returns `undefined` when the key means nothing here, so the page may have it.
 */
export function rovingStep(
  key: string,
  current: number,
  { count, columns, isLooping, isRtl }: RovingGroup,
): number | undefined {
  const isGrid = columns > 1 && columns < count;
  const to = (step: number): number => {
    const next = current + step;
    if (next >= 0 && next < count) return next;
    return isLooping && !isGrid ? (next + count) % count : current;
  };
  const along = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return columns === 1 ? undefined : to(along);
    case 'ArrowLeft':
      return columns === 1 ? undefined : to(-along);
    case 'ArrowDown':
      return columns < count || count === 1 ? to(columns) : undefined;
    case 'ArrowUp':
      return columns < count || count === 1 ? to(-columns) : undefined;
    case 'Home':
      return isGrid ? current - (current % columns) : 0;
    case 'End':
      return isGrid ? Math.min(count - 1, current - (current % columns) + columns - 1) : count - 1;
    default:
      return undefined;
  }
}
