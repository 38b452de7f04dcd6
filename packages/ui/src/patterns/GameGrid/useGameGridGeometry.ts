import { type RefObject, useLayoutEffect, useState } from 'react';
import { type GridGeometry, geometryOf } from './grid-geometry.ts';

/** Geometry of a grid on the screen. */
export interface PlacedGeometry extends GridGeometry {
  /** Distance of the grid from the top of the document. */
  readonly top: number;
}

const isSame = (a: PlacedGeometry | undefined, b: PlacedGeometry): boolean =>
  a !== undefined && a.columns === b.columns && a.gap === b.gap && a.rowSize === b.rowSize && a.top === b.top;

function measure(grid: HTMLElement): PlacedGeometry | undefined {
  const card = grid.querySelector<HTMLElement>('[role=gridcell]:not([aria-colspan]) > *');
  if (!card || grid.clientWidth === 0) return undefined;
  // the art is 3:4 of the width, and what stands below it has the same height in every card
  const { width, height } = card.getBoundingClientRect();
  const { top, width: line } = grid.getBoundingClientRect();
  return { ...geometryOf(line, height - (width * 4) / 3), top: Math.round(top + window.scrollY) };
}

/**
 * Measures the grid before the first paint and whenever its width, its text or what stands above it changes.
 *
 * @param rows of the grid for a number of columns: the height is set at once, so that a scroll position that is being
 *   restored in the same frame finds a page that is long enough
 * @returns undefined on the server and until the first cards are there
 */
export function useGameGridGeometry(
  ref: RefObject<HTMLElement | null>,
  rows: (columns: number) => number,
): PlacedGeometry | undefined {
  const [geometry, setGeometry] = useState<PlacedGeometry>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of rows is only asked for at the first measure
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const update = (): void => {
      const next = measure(grid);
      if (next) setGeometry((known) => (isSame(known, next) ? known : next));
    };
    const first = measure(grid);
    if (first) grid.style.blockSize = `${rows(first.columns) * first.rowSize - first.gap}px`;
    update();
    const observer = new ResizeObserver(update);
    observer.observe(grid);
    // what stands above may grow or shrink, and a face that arrives late changes the height of the lines
    observer.observe(document.body);
    document.fonts.addEventListener('loadingdone', update);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', update);
    };
  }, [ref]);

  return geometry;
}
