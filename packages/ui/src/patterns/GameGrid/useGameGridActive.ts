import { type FocusEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GameGridProps } from './GameGrid.tsx';

/** The one card of a grid in the tab order, and what follows the focus through the cards. */
export interface GameGridActive {
  /** Place of that card. */
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
 * Remembers which card has, or had, the focus: by its game, so that a list in another order takes the focus along. A game
 * that goes away gives it to the one that takes its place: a favourite that is taken off its own list. A page that somebody
 * comes back to finds the focus where it was.
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
  const [last, setLast] = useState({ game: defaultActive, place: 0 });
  const [list, setList] = useState(listKey);
  if (list !== listKey) {
    setList(listKey);
    setLast({ game: undefined, place: 0 });
  }
  const found = useMemo(() => games.findIndex(({ nodeId }) => nodeId === last.game), [games, last.game]);
  const active = found < 0 ? Math.min(last.place, games.length - 1) : found;
  if (found >= 0 && found !== last.place) setLast({ ...last, place: found });
  const stop = useRef<Stop>(undefined);
  const comingBack = useRef(defaultActive);

  // the card comes with the first rows that are placed, some renders after the first
  useLayoutEffect(() => {
    if (comingBack.current === undefined || !grid.current?.querySelector(`[data-card="${active}"]`)) return;
    comingBack.current = undefined;
    if (document.activeElement === document.body) focusIn(grid.current, active, 'a');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever cards have come or gone
  useLayoutEffect(() => {
    if (stop.current === undefined || document.activeElement !== document.body) return;
    focusIn(grid.current, active, stop.current);
  }, [games]);

  const setActive = (place: number): void => setLast({ game: games[place]?.nodeId, place });

  const activate = (target: EventTarget): boolean => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    if (!cell) return false;
    const place = Number(cell.dataset.card);
    setActive(place);
    const game = games[place]?.nodeId;
    if (game !== undefined) onActiveChange?.(game);
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
