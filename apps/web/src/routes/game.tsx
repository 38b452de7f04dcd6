import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { oneOf, searchOf, shaped, whole } from '../entry/search.ts';
import { GamePage } from '../features/launch/GamePage.tsx';
import { admit } from '../state/admit.ts';
import { hasNoSession } from '../state/session.ts';

const gameSearch = searchOf({
  /** Number of the game in the menu. */
  node: whole(1, 2_147_483_647),
  /** Or a vendor, of which the first game starts. */
  vendor: shaped(/^[A-Z0-9_]{1,20}$/),
  /** The room it is played in. */
  room: shaped(/^[A-Za-z0-9_-]{1,64}$/),
  /** `yes`: look on only. */
  watch: oneOf(['yes']),
  /** `yes`: a visitor plays with a trial account, which is made here. */
  free: oneOf(['yes']),
});

export const Route = createFileRoute('/game')({
  validateSearch: gameSearch,
  // launching asks to log in first and comes back here; its twin is launchGame in the gateway
  beforeLoad: (visit) => {
    if (visit.search.free && hasNoSession()) return;
    admit('/game', visit);
    // an account that is there plays with its own balance, and the address does not say otherwise
    if (visit.search.free) throw redirect({ to: '/game', search: { ...visit.search, free: undefined }, replace: true });
  },
  loaderDeps: ({ search: { node, vendor, free } }) => ({ node, vendor, isFree: free === 'yes' }),
  // what the page is filled from is code of that page
  loader: async ({ context: { queryClient }, deps, preload }) => {
    const [{ loadGame }] = await Promise.all([import('../features/launch/load-game.ts'), loadArea('games')]);
    const href = await loadGame(queryClient, deps, preload);
    if (href) throw redirect({ href, replace: true });
  },
  component: Game,
});

function Game() {
  const { node, room, watch, free } = Route.useSearch();
  const seat = useMemo(() => (room ? { roomId: room, isWatching: watch === 'yes' } : undefined), [room, watch]);
  return <GamePage node={node} seat={seat} isFree={free === 'yes'} />;
}
