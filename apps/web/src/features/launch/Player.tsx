import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@mekong/api-client/types';
import { GameFrame } from '@mekong/ui/patterns/GameFrame';
import { useRef, useState } from 'react';
import { srcSetOf } from '../../entry/image-widths.ts';
import { GameNews } from '../../parts/game-news/GameNews.tsx';
import { usePaused } from '../../parts/use-paused.ts';
import { providerPath } from '../../parts/wall-vendors.ts';
import { useFavourites, usePendingFavourites, useToggleFavourite } from '../../queries/favourites.ts';
import { useImageUrl } from '../../queries/images.ts';
import { useMerchant } from '../../queries/status.ts';
import { useModal } from '../../state/modal.ts';
import { FairPlay } from './FairPlay.tsx';
import { GameCover } from './GameCover.tsx';
import { GameNotice } from './GameNotice.tsx';
import type { Seat } from './launch-request.ts';
import { useGameSession } from './use-game-session.ts';
import { usePlayedBalance } from './use-played-balance.ts';
import { useRealityCheck } from './use-reality-check.tsx';
import { useReport } from './use-report.tsx';
import { useSessionNet } from './use-session-net.ts';

interface PlayerProps {
  readonly game: GameCard;
  /** It was taken off the site while it is open. */
  readonly isGone: boolean;
  readonly onLeave: () => void;
  /** The room it is played in. */
  readonly seat: Seat | undefined;
}

/** A game in its frame, with the balance, the time played and what it has brought in sight. */
export function Player({ game, isGone, onLeave, seat }: PlayerProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const { currency } = useMerchant();
  const { open } = useModal();
  const played = usePlayedBalance(game.vassalage);
  const session = useGameSession(game, frame, { onLeave, seat });
  const { launch, state, address } = session;
  const imageUrl = useImageUrl()(game.image);
  const picture = { imageUrl, imageSrcSet: srcSetOf(imageUrl), tint: game.tint };
  const net = useSessionNet(launch, played.version, state.isRound);
  // while a round runs the header does not tell its result before the game does
  const shownBalance = usePaused(played.amount, state.isRound);
  const shownNet = usePaused(net, state.isRound);

  const isFavourite = useFavourites().has(game.nodeId);
  const isPending = usePendingFavourites().has(game.nodeId);
  const toggle = useToggleFavourite();
  const report = useReport(game);
  const check = useRealityCheck({
    gameSessionId: launch?.gameSessionId,
    isPlaying: state.phase === 'playing',
    isRound: state.isRound,
    tell: session.tell,
    onLeave,
  });
  // a message for players in the game; before it opens the cover says the same
  const isUnderMaintenance = state.phase === 'playing' && (state.isUnderMaintenance || isGone || game.maintenance);
  const [hasPlayed, setHasPlayed] = useState(false);
  if (state.isRound && !hasPlayed) setHasPlayed(true);
  // a game that offers larger bets would be refused them; who has begun to play has read it
  const hasLimit = state.phase === 'playing' && launch?.maxStake !== undefined && !hasPlayed;
  const notice = isUnderMaintenance
    ? 'maintenance'
    : state.isBalanceTooLow
      ? 'balance'
      : hasLimit
        ? 'bonus'
        : undefined;
  return (
    <>
      <GameFrame
        title={game.name}
        vendor={game.vendorName}
        vendorHref={providerPath(game.vassalage)}
        address={address}
        frameRef={frame}
        onLoad={session.onLoad}
        onBack={onLeave}
        startedAt={session.openedAt}
        net={launch ? shownNet : undefined}
        balance={shownBalance}
        currency={launch?.currency ?? played.currency ?? currency}
        isBalanceUpdating={played.isFetching}
        onRefreshBalance={() => {
          played.refresh();
          session.tell({ type: 'refresh-balance' });
        }}
        isFavourite={isFavourite}
        isFavouritePending={isPending}
        onToggleFavourite={() => toggle({ nodeId: game.nodeId, isFav: isFavourite })}
        onReport={report.open}
        isReportPending={report.isLoading}
        fairPlay={<FairPlay game={game} />}
        fairPlayLabel={t`Fair play`}
        news={<GameNews of={{ nodeId: game.nodeId }} isPaused={state.isRound} />}
        notice={
          notice && (
            <GameNotice
              kind={notice}
              wallet={played.wallet?.name}
              largestBet={launch?.maxStake}
              currency={launch?.currency}
              onShowOthers={session.relaunch}
              onOpenWallet={() => open('wallet')}
            />
          )
        }
        cover={<GameCover game={game} session={session} />}
        picture={picture}
      />
      {report.dialog}
      {check}
    </>
  );
}
