import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { GameCard } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { GameFrame } from '@mekong/ui/patterns/GameFrame';
import { StateView } from '@mekong/ui/StateView';
import { srcSetOf } from '../../entry/image-widths.ts';
import { Failure } from '../../parts/Failure.tsx';
import { GameTrouble } from '../../parts/play/GameTrouble.tsx';
import { Opening } from '../../parts/play/Opening.tsx';
import { useWaited } from '../../parts/play/use-waited.ts';
import { useImageUrl } from '../../queries/images.ts';
import { useModal } from '../../state/modal.ts';
import { useFreeStart } from './use-free-start.ts';

interface FreeStartProps {
  readonly game: GameCard;
  readonly onLeave: () => void;
}

/** A game that a visitor opened to play free: a trial account is made, then the page is that of the game. */
export function FreeStart({ game, onLeave }: FreeStartProps) {
  const { t } = useLingui();
  const imageUrl = useImageUrl()(game.image);
  // one that is closed is told without an account for it; what the server of a planned one says is exact
  const isClosed = game.maintenance && !game.planned;
  const { error, isPending, start } = useFreeStart(game, !isClosed);
  const waited = useWaited(isPending ? `start ${game.nodeId}` : undefined);
  return (
    <GameFrame
      title={game.name}
      vendor={game.vendorName}
      onBack={onLeave}
      picture={{ imageUrl, imageSrcSet: srcSetOf(imageUrl), tint: game.tint }}
      cover={
        isClosed ? (
          <GameTrouble code="GAME_MAINTENANCE" />
        ) : error ? (
          <FreeRefusal error={error} game={game} onRetry={start} isRetrying={isPending} />
        ) : (
          <Opening
            name={game.name}
            label={t`The game is opening`}
            waited={waited}
            tooLong={t`The game took too long to load. Trying again does not affect your balance.`}
            onRetry={start}
          />
        )
      }
    />
  );
}

interface FreeRefusalProps {
  readonly error: unknown;
  readonly game: GameCard;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Why there is no trial account, and the ways to play all the same. */
function FreeRefusal({ error, game, onRetry, isRetrying }: FreeRefusalProps) {
  const { t } = useLingui();
  const { open } = useModal();
  const returnTo = `/game?node=${game.nodeId}`;
  const accounts = (
    <>
      <Button onClick={() => open('register', returnTo)}>{t`Register`}</Button>
      <Button variant="primary" onClick={() => open('login', returnTo)}>
        <Trans>Log in</Trans>
      </Button>
    </>
  );
  if (isApiError(error) && error.code === 'NOT_FOUND')
    return (
      <StateView
        kind="restricted"
        title={t`Free play is off on this site`}
        description={t`You can play this game with an account.`}
      >
        {accounts}
      </StateView>
    );
  return (
    <Failure error={error} onRetry={onRetry} isRetrying={isRetrying}>
      {accounts}
    </Failure>
  );
}
