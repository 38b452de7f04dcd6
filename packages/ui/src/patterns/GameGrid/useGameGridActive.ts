import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GameGridProps } from './GameGrid.tsx';

/** The one card of a grid in the tab order, and what follows the focus through the cards. */
export interface GameGridActive {
  /** Place of that card; the list may have become shorter since. */
  readonly active: number;
  readonly setActive: (place: number) => void;
  /** Listeners of the grid. */
  readonly watch: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** What has the focus inside a card: the link or the heart. */
type Stop = 'a' | 'button';

const focusIn = (grid: HTMLElement | null, place: number, stop: Stop): void =>
  grid?.querySelector(`[data-card="${place}"]`)?.querySelector<HTMLElement>(stop)?.focus({ preventScroll: true });

/**
 * Remembers which card has, or had, the focus. A card that goes away with the focus gives it to the one that takes its
 * place: a favourite that is taken off its own list. A page that somebody comes back to finds the focus where it was.
 */
export function useGameGridActive(
  grid: RefObject<HTMLElement | null>,
  {
    games,
    listKey,
    defaultActive,
    onActiveChange,
  }: Pick<GameGridProps, 'listKey' | 'defaultActive' | 'onActiveChange'> & {
    readonly games: NonNullable<GameGridProps['games']>;
  },
): GameGridActive {
  const [active, setActive] = useState(defaultActive ?? 0);
  const [list, setList] = useState(listKey);
  if (list !== listKey) {
    setList(listKey);
    setActive(0);
  }
  const stop = useRef<Stop>(undefined);
  const comingBack = useRef(defaultActive);

  // the card comes with the first rows that are placed, some renders after the first
  useLayoutEffect(() => {
    const place = comingBack.current;
    if (place === undefined || !grid.current?.querySelector(`[data-card="${place}"]`)) return;
    comingBack.current = undefined;
    if (document.activeElement === document.body) focusIn(grid.current, place, 'a');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever cards have come or gone
  useLayoutEffect(() => {
    if (stop.current === undefined || document.activeElement !== document.body) return;
    focusIn(grid.current, Math.min(active, games.length - 1), stop.current);
  }, [games]);

  const activate = (target: EventTarget): boolean => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    if (!cell) return false;
    setActive(Number(cell.dataset.card));
    onActiveChange?.(Number(cell.dataset.card));
    return true;
  };

  return {
    active,
    setActive,
    watch: {
      onFocus: ({ target, currentTarget }) => {
        currentTarget.toggleAttribute('data-by-keys', target.matches(':focus-visible'));
        if (activate(target)) stop.current = target.localName === 'button' ? 'button' : 'a';
      },
      // some browsers give a link that is pressed no focus, and while a page is hydrated a press can overtake it
      onClick: ({ target }) => {
        activate(target);
      },
      // what goes away with the focus tells nobody: the focus was neither moved nor taken off
      onBlur: () => {
        stop.current = undefined;
      },
    },
  };
}
