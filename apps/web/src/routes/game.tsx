import { isApiError } from '@mekong/api-client/errors';
import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { launchTarget } from '../entry/launch-target.ts';
import { oneOf, searchOf, shaped, whole } from '../entry/search.ts';
import { GamePage } from '../features/launch/GamePage.tsx';
import { firstGameQuery, gameQuery } from '../queries/game.ts';
import { admit } from '../state/admit.ts';
import { currentLanguage } from '../state/language.ts';

const gameSearch = searchOf({
  /** Number of the game in the menu. */
  node: whole(1, 2_147_483_647),
  /** Or a vendor, of which the first game starts (S4-037). */
  vendor: shaped(/^[A-Z0-9_]{1,20}$/),
  /** The room it is played in. */
  room: shaped(/^[A-Za-z0-9_-]{1,64}$/),
  /** `yes`: look on only. */
  watch: oneOf(['yes']),
});

export const Route = createFileRoute('/game')({
  validateSearch: gameSearch,
  // launching asks to log in first and comes back here (S5-003); its twin is launchGame in the gateway
  beforeLoad: ({ location }) => admit('/game', location.href),
  loaderDeps: ({ search: { node, vendor } }) => ({ node, vendor }),
  loader: async ({ context: { queryClient }, deps: { node, vendor }, preload }) => {
    const texts = loadArea('games');
    if (node === undefined && vendor !== undefined && !preload) {
      // a vendor that is not there is told by the page itself
      const first = await queryClient.ensureQueryData(firstGameQuery(vendor, currentLanguage())).catch((error) => {
        if (isApiError(error) && error.code === 'GAME_NOT_FOUND') return undefined;
        throw error;
      });
      if (first) {
        const { category, vassalage } = first;
        throw redirect({ href: launchTarget({ category, vassalage, game: first }).href, replace: true });
      }
    }
    await texts;
    if (node !== undefined) void queryClient.prefetchQuery(gameQuery(node, currentLanguage()));
  },
  component: Game,
});

function Game() {
  const { node, room, watch } = Route.useSearch();
  const seat = useMemo(() => (room ? { roomId: room, isWatching: watch === 'yes' } : undefined), [room, watch]);
  return <GamePage node={node} seat={seat} />;
}
