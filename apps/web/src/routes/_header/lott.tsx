import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { LotteryScreen } from '../../features/lottery/LotteryScreen.tsx';
import { lotterySearch } from '../../features/lottery/lottery-search.ts';
import { admit } from '../../state/admit.ts';

/** The page of a lottery by its short address. */
export const Route = createFileRoute('/_header/lott')({
  validateSearch: lotterySearch,
  beforeLoad: (visit) => admit('/lott', visit),
  loaderDeps: ({ search: { gameCode } }) => ({ gameCode }),
  loader: async ({ context: { queryClient }, deps: { gameCode } }) => {
    const [{ loadLottery }] = await Promise.all([import('../../features/lottery/load-lottery.ts'), loadArea('games')]);
    loadLottery(queryClient, gameCode);
  },
  component: Lott,
});

function Lott() {
  return <LotteryScreen search={Route.useSearch()} />;
}
