import { useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/** Pages of the history that are remembered; the oldest one goes first. */
const mostPages = 50;

/** Node id of the game whose card had the focus last, by page of the history. Lives as long as the tab does. */
const games = new Map<string, number>();

function remember(page: string, nodeId: number): void {
  games.delete(page);
  games.set(page, nodeId);
  const [oldest] = games.keys();
  if (games.size > mostPages && oldest !== undefined) games.delete(oldest);
}

/** Who opens a game and goes back finds the focus on its card: each page of the history knows its game. */
export function useGridPlace(): {
  /** Undefined on a page that is new. */
  readonly defaultActive: number | undefined;
  readonly onActiveChange: (nodeId: number) => void;
} {
  const page = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const [defaultActive] = useState(() => games.get(page));
  return { defaultActive, onActiveChange: useCallback((nodeId: number) => remember(page, nodeId), [page]) };
}
