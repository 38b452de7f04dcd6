import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { searchOf, whole } from '../entry/search.ts';
import { GamePage } from '../features/launch/GamePage.tsx';
import { gameQuery } from '../queries/game.ts';
import { admit } from '../state/admit.ts';
import { currentLanguage } from '../state/language.ts';

/** Number of the game in the menu. */
const gameSearch = searchOf({ node: whole(1, 2_147_483_647) });

export const Route = createFileRoute('/game')({
  validateSearch: gameSearch,
  // launching asks to log in first and comes back here (S5-003); its twin is launchGame in the gateway
  beforeLoad: ({ location }) => admit('/game', location.href),
  loaderDeps: ({ search: { node } }) => ({ node }),
  loader: async ({ context: { queryClient }, deps: { node } }) => {
    await loadArea('games');
    if (node !== undefined) void queryClient.prefetchQuery(gameQuery(node, currentLanguage()));
  },
  component: Game,
});

function Game() {
  return <GamePage node={Route.useSearch().node} />;
}
