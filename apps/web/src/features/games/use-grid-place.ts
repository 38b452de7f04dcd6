import { useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/** Pages of the history that are remembered; the oldest one goes first. */
const mostPages = 50;

/** Place of the card that had the focus last, by page of the history. Lives as long as the tab does. */
const places = new Map<string, number>();

function remember(page: string, place: number): void {
  places.delete(page);
  places.set(page, place);
  const [oldest] = places.keys();
  if (places.size > mostPages && oldest !== undefined) places.delete(oldest);
}

/** Who opens a game and goes back finds the focus on its card: each page of the history knows its place. */
export function useGridPlace(): {
  /** Undefined on a page that is new. */
  readonly defaultActive: number | undefined;
  readonly onActiveChange: (place: number) => void;
} {
  const page = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const [defaultActive] = useState(() => places.get(page));
  return { defaultActive, onActiveChange: useCallback((place: number) => remember(page, place), [page]) };
}
