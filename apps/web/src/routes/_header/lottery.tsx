import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { LotteryScreen } from '../../features/lottery/LotteryScreen.tsx';
import { loadLottery } from '../../features/lottery/load-lottery.ts';
import { lotterySearch } from '../../features/lottery/lottery-search.ts';
import { admit } from '../../state/admit.ts';

/** A lottery (S2-015); needs an account (S2-041). */
export const Route = createFileRoute('/_header/lottery')({
  validateSearch: lotterySearch,
  beforeLoad: ({ location }) => admit('/lottery', location.href),
  loaderDeps: ({ search: { gameCode } }) => ({ gameCode }),
  loader: async ({ context: { queryClient }, deps: { gameCode } }) => {
    loadLottery(queryClient, gameCode);
    await loadArea('games');
  },
  component: Lottery,
});

function Lottery() {
  return <LotteryScreen search={Route.useSearch()} />;
}
