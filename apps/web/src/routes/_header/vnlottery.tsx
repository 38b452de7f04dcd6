import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { LotteryFrameScreen } from '../../features/lottery/LotteryFrameScreen.tsx';
import { lotteryFrameSearch } from '../../features/lottery/lottery-search.ts';
import { admit } from '../../state/admit.ts';

/** Lotteries of Vietnam in an embedded frame; launching needs an account. */
export const Route = createFileRoute('/_header/vnlottery')({
  validateSearch: lotteryFrameSearch,
  beforeLoad: (visit) => admit('/vnlottery', visit),
  loader: () => loadArea('games'),
  component: VietnamLottery,
});

function VietnamLottery() {
  const { gameCode } = Route.useSearch();
  // another lottery is another launch
  return <LotteryFrameScreen key={gameCode ?? 'lobby'} area="VN" gameCode={gameCode} />;
}
