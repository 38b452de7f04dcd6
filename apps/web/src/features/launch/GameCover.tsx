import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@mekong/api-client/types';
import { StateView } from '@mekong/ui/StateView';
import { GameTrouble } from '../../parts/play/GameTrouble.tsx';
import { Opening } from '../../parts/play/Opening.tsx';
import { SessionOver } from '../../parts/play/SessionOver.tsx';
import { useViewer } from '../../state/session.ts';
import type { GameSession } from './use-game-session.ts';

interface GameCoverProps {
  readonly game: GameCard;
  readonly session: GameSession;
}

/** What lies over the frame while there is no game to play. */
export function GameCover({ game, session }: GameCoverProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const { state, launch, address, error, isLaunching, waited, relaunch } = session;
  if (!viewer.signedIn) return <GameTrouble code="AUTH_TOKEN_EXPIRED" />;
  if (error && !isLaunching) return <GameTrouble error={error} onRetry={relaunch} vendor={game.vassalage} />;
  if (launch && !address)
    return (
      <StateView
        kind="error"
        level={2}
        title={t`The address of this game is not allowed here`}
        description={t`For your safety it was not opened. Tell customer service.`}
        onRetry={relaunch}
      />
    );
  if (state.phase === 'over') return <SessionOver onRelaunch={relaunch} />;
  if (state.phase === 'playing') return null;
  return (
    <Opening
      name={game.name}
      label={t`The game is opening`}
      waited={waited}
      tooLong={t`The game took too long to load. Trying again does not affect your balance.`}
      onRetry={relaunch}
    />
  );
}
