import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { LotteryScreen } from '../../features/lottery/LotteryScreen.tsx';
import { lotterySearch } from '../../features/lottery/lottery-search.ts';
import { admit } from '../../state/admit.ts';

/** A lottery; needs an account. */
export const Route = createFileRoute('/_header/lottery')({
  validateSearch: lotterySearch,
  beforeLoad: (visit) => admit('/lottery', visit),
  loaderDeps: ({ search: { gameCode } }) => ({ gameCode }),
  loader: async ({ context: { queryClient }, deps: { gameCode } }) => {
    const [{ loadLottery }] = await Promise.all([import('../../features/lottery/load-lottery.ts'), loadArea('games')]);
    loadLottery(queryClient, gameCode);
  },
  component: Lottery,
});

function Lottery() {
  return <LotteryScreen search={Route.useSearch()} />;
}
