import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorCode, isApiError } from '@mekong/api-client/errors';
import type { GameCard } from '@mekong/api-client/types';
import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { GameRail } from '@mekong/ui/patterns/GameRail';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { hotGamesQuery } from '../../queries/games.ts';
import { useImageUrl } from '../../queries/images.ts';
import { popularGamesQuery } from '../../queries/more-games.ts';
import { useMerchant } from '../../queries/status.ts';
import { useModal } from '../../state/modal.ts';
import { Failure } from '../Failure.tsx';
import { usePlayFree } from '../free-play/use-play-free.ts';
import { toGameCard } from '../game-card.ts';

interface GameTroubleProps {
  /** What went wrong, as the gateway says it. */
  readonly error?: unknown;
  /** What went wrong, where it was found out here. */
  readonly code?: ErrorCode | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** Code of the provider of the game, whose wallet it may be played from. */
  readonly vendor?: string | undefined;
  /** What can be seen of a game under maintenance, below what to play instead. */
  readonly children?: ReactNode;
}

/** Only where wallets lie at providers: with the texts of forms, which games do without. */
const PurseTransfer = lazy(async () => {
  const [{ PurseTransfer }] = await Promise.all([import('../own-wallets/PurseTransfer.tsx'), loadArea('account')]);
  return { default: PurseTransfer };
});

/** Why a game cannot be played, and what to do instead. */
export function GameTrouble({ error, code, onRetry, isRetrying, vendor, children }: GameTroubleProps) {
  const { t } = useLingui();
  const { open } = useModal();
  const known = isApiError(error) ? error : undefined;
  switch (code ?? known?.code) {
    case 'GAME_NOT_FOUND':
      return (
        <Stack gap={6}>
          <StateView
            kind="empty"
            level={2}
            title={t`Game not found`}
            description={t`It may have been taken off the site. These are played now.`}
          >
            <ButtonLink href="/rng">
              <Trans>See all slots</Trans>
            </ButtonLink>
          </StateView>
          <Instead />
        </Stack>
      );
    case 'GAME_MAINTENANCE': {
      const { until, suggestions, planned } = known?.code === 'GAME_MAINTENANCE' ? known.params : {};
      return (
        <Stack gap={6}>
          <StateView
            kind={planned ? 'empty' : 'maintenance'}
            level={2}
            title={planned ? t`This game is coming to this demo` : t`This game is under maintenance`}
            description={
              planned ? (
                t`It can’t be played yet. These games are open.`
              ) : until ? (
                <Trans>
                  It is expected back at <DateTime value={until} hasZone />. These are open meanwhile.
                </Trans>
              ) : (
                t`Your balance is safe. These games are open meanwhile.`
              )
            }
            onRetry={planned ? undefined : onRetry}
            isRetrying={isRetrying}
          />
          <Instead games={suggestions} />
          {children}
        </Stack>
      );
    }
    case 'AUTH_TOKEN_MISSING':
    case 'AUTH_TOKEN_EXPIRED':
      return (
        <StateView
          kind="restricted"
          level={2}
          title={t`Log in to play`}
          description={t`Your session has ended. Rounds that were open are kept.`}
        >
          <Button variant="primary" onClick={() => open('login')}>
            <Trans>Log in</Trans>
          </Button>
        </StateView>
      );
    case 'LIMIT_REACHED':
      return (
        <Failure error={error} onRetry={onRetry} isRetrying={isRetrying}>
          {known?.code === 'LIMIT_REACHED' && known.params.kind === 'seats' ? (
            <ButtonLink href="/pvp?view=rooms&seat=yes">
              <Trans>See rooms with a free seat</Trans>
            </ButtonLink>
          ) : (
            <ToSaferPlay />
          )}
        </Failure>
      );
    case 'EXCLUDED':
      return (
        <Failure error={error}>
          <ToSaferPlay />
          <ButtonLink href="/member?page=withdraw">
            {t({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' })}
          </ButtonLink>
        </Failure>
      );
    case 'WALLET_INSUFFICIENT': {
      const tooLow = (
        <StateView
          kind="empty"
          level={2}
          title={t`Your balance is too low for this game`}
          description={t`Choose a game with smaller stakes.`}
          onRetry={onRetry}
          isRetrying={isRetrying}
        >
          <Button onClick={() => open('wallet')}>
            <Trans>Wallet</Trans>
          </Button>
          <ButtonLink variant="primary" href="/rng">
            <Trans>See all slots</Trans>
          </ButtonLink>
        </StateView>
      );
      return vendor === undefined || !onRetry ? (
        tooLow
      ) : (
        <Suspense fallback={<Skeleton shape="control" />}>
          <PurseTransfer vendor={vendor} onPlay={onRetry} otherwise={tooLow} />
        </Suspense>
      );
    }
    default:
      return <Failure error={error} onRetry={onRetry} isRetrying={isRetrying} />;
  }
}

/** The way to the own limits and breaks. */
const ToSaferPlay = () => (
  <ButtonLink href="/member?page=safer">
    <Trans>Limits and breaks</Trans>
  </ButtonLink>
);

const isOpen = ({ maintenance }: GameCard): boolean => !maintenance;

/** Games to play instead: those that the gateway named, else open ones of the most played, else of the hot ones. */
function Instead({ games }: { readonly games?: readonly GameCard[] | undefined }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const imageUrl = useImageUrl();
  const playFree = usePlayFree();
  const { merchantCode } = useMerchant();
  const hasOwn = games !== undefined && games.length > 0;
  const { data: popular } = useQuery({ ...popularGamesQuery(code), enabled: !hasOwn });
  const played = popular?.filter(isOpen);
  const { data: hot } = useQuery({ ...hotGamesQuery(code, merchantCode), enabled: !hasOwn && played?.length === 0 });
  const shown = hasOwn ? games : played?.length ? played : (hot ?? []).filter(isOpen);
  return (
    <GameRail
      {...playFree}
      title={t`Play these instead`}
      games={shown.map((game) => toGameCard(game, imageUrl, code))}
    />
  );
}
