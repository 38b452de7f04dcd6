import { useLingui } from '@lingui/react/macro';
import type { LottoArea } from '@mekong/api-client/types';
import { LotteryFrame } from '@mekong/ui/patterns/LotteryFrame';
import { StateView } from '@mekong/ui/StateView';
import { type ReactNode, useRef } from 'react';
import { GameTrouble } from '../../parts/play/GameTrouble.tsx';
import { Opening } from '../../parts/play/Opening.tsx';
import { SessionOver } from '../../parts/play/SessionOver.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useViewer } from '../../state/session.ts';
import { useLeave } from '../../state/use-leave.ts';
import { AreaDraws } from './AreaDraws.tsx';
import { frameConstants } from './lottery-frame.ts';
import { useLotteryFrame } from './use-lottery-frame.ts';

interface LotteryFrameScreenProps {
  readonly area: LottoArea;
  /** Code of a lottery: its betting view; the lobby without one. */
  readonly gameCode: string | undefined;
}

/** Lotteries of an area in the page of their vendor. */
export function LotteryFrameScreen({ area, gameCode }: LotteryFrameScreenProps) {
  const { t } = useLingui();
  const leave = useLeave();
  const element = useRef<HTMLIFrameElement>(null);
  const frame = useLotteryFrame(area, gameCode, element, leave);
  const { address, relaunch, onLoad } = frame;
  const title =
    area === 'VN'
      ? t({ message: 'Vietnam lottery', comment: 'Title of a page' })
      : t({ message: 'Lotteries of Southeast Asia', comment: 'Title of a page' });
  usePageTitle(title);
  return (
    <LotteryFrame
      title={title}
      onBack={leave}
      onReload={relaunch}
      address={address}
      frameRef={element}
      onLoad={onLoad}
      cover={<Cover frame={frame} draws={<AreaDraws area={area} gameCode={gameCode} />} />}
    />
  );
}

interface CoverProps {
  readonly frame: ReturnType<typeof useLotteryFrame>;
  /** The draws, which go on while their vendor is under maintenance. */
  readonly draws: ReactNode;
}

/** What lies over the frame while it has nothing to show. */
function Cover({ frame, draws }: CoverProps) {
  const { t } = useLingui();
  const { signedIn } = useViewer();
  const { error, isLaunching, isRefused, isOpening, isOver, waited, relaunch } = frame;
  if (!signedIn) return <GameTrouble code="AUTH_TOKEN_EXPIRED" />;
  if (error && !isLaunching)
    return (
      <GameTrouble error={error} onRetry={relaunch} vendor={frameConstants.current_vassalage}>
        {draws}
      </GameTrouble>
    );
  if (isOver) return <SessionOver onRelaunch={relaunch} />;
  if (isRefused)
    return (
      <StateView
        kind="error"
        level={2}
        title={t`The address of this lottery is not allowed here`}
        description={t`For your safety it was not opened. Tell customer service.`}
        onRetry={relaunch}
      />
    );
  if (!isOpening) return null;
  return (
    <Opening
      label={t`The lottery is opening`}
      waited={waited}
      tooLong={t`The lottery took too long to load. Trying again does not affect your balance.`}
      onRetry={relaunch}
    />
  );
}
