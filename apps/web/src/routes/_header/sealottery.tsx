import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { LotteryFrameScreen } from '../../features/lottery/LotteryFrameScreen.tsx';
import { lotteryFrameSearch } from '../../features/lottery/lottery-search.ts';
import { admit } from '../../state/admit.ts';

/** Lotteries of Southeast Asia in the same frame; launching needs an account. */
export const Route = createFileRoute('/_header/sealottery')({
  validateSearch: lotteryFrameSearch,
  beforeLoad: (visit) => admit('/sealottery', visit),
  loader: () => loadArea('games'),
  component: SoutheastAsiaLottery,
});

function SoutheastAsiaLottery() {
  const { gameCode } = Route.useSearch();
  // another lottery is another launch
  return <LotteryFrameScreen key={gameCode ?? 'lobby'} area="SEA" gameCode={gameCode} />;
}
