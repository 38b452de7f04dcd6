import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { GameFrame } from '@mekong/ui/patterns/GameFrame';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GameTrouble } from '../../parts/play/GameTrouble.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { gameQuery } from '../../queries/game.ts';
import { useViewer } from '../../state/session.ts';
import { useLeave } from '../../state/use-leave.ts';
import { FreeStart } from './FreeStart.tsx';
import { knownGame } from './known-game.ts';
import type { Seat } from './launch-request.ts';
import { Player } from './Player.tsx';

/** Milliseconds between two looks at whether the open game and its vendor are still on. */
const statusInterval = 60_000;

/**
 * The page of one game: finds it by its number, then opens it.
 *
 * @param node number of the game; undefined when the address names none
 * @param seat the room that is entered, where one is
 * @param isFree a visitor plays with a trial account, which is made first
 */
export function GamePage({
  node,
  seat,
  isFree = false,
}: {
  readonly node: number | undefined;
  readonly seat?: Seat | undefined;
  readonly isFree?: boolean | undefined;
}) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const { signedIn } = useViewer();
  const {
    data: game,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...gameQuery(node ?? 0, code),
    enabled: node !== undefined,
    refetchInterval: statusInterval,
    placeholderData: () => (node === undefined ? undefined : knownGame(queryClient, node)),
  });
  usePageTitle(game?.name ?? t`Game`);
  const isGone = isApiError(error) && error.code === 'GAME_NOT_FOUND';
  if (game && isFree && !signedIn) return <FreeStart game={game} onLeave={leave} />;
  if (game)
    return <Player key={`${game.nodeId} ${seat?.roomId}`} game={game} isGone={isGone} onLeave={leave} seat={seat} />;
  const isUnknown = node === undefined || isGone;
  return (
    <GameFrame
      title={isUnknown || error ? t`Game` : undefined}
      onBack={leave}
      cover={
        isUnknown ? (
          <GameTrouble code="GAME_NOT_FOUND" />
        ) : (
          error && <GameTrouble error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )
      }
    />
  );
}
