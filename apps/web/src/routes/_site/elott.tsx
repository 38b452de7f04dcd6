import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/games/CategoryScreen.tsx';
import { gamesSearch } from '../../features/games/games-search.ts';
import { LotteryLobby } from '../../features/lottery/LotteryLobby.tsx';
import { lobbySearch } from '../../features/lottery/lottery-search.ts';

/** The lobby of e-lotteries: draws on the clock, and below them the games of the vendors. */
export const Route = createFileRoute('/_site/elott')({
  validateSearch: (search: Record<string, unknown>) => ({ ...gamesSearch(search), ...lobbySearch(search) }),
  loaderDeps: ({ search }) => gamesSearch(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const [{ loadLottery }, { loadCategory }] = await Promise.all([
      import('../../features/lottery/load-lottery.ts'),
      import('../../features/games/load-category.ts'),
      loadArea('games'),
    ]);
    loadLottery(queryClient, undefined);
    await loadCategory(queryClient, 'elott', search);
  },
  component: ELott,
});

function ELott() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { group, q, vendor, filter } = search;
  const showGroup = (chosen: string): void =>
    void navigate({ search: (said) => ({ ...said, group: chosen }), replace: true, resetScroll: false });
  // favourites, hot and recent ones are of games
  const lead = filter === undefined && (
    <LotteryLobby group={group} onGroupChange={showGroup} words={q} vendor={vendor} />
  );
  return <CategoryScreen type="elott" search={search} lead={lead} />;
}
