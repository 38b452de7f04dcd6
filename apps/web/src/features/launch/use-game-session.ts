import { session as stored } from '@mekong/api-client/session';
import type { GameCard, LaunchResult } from '@mekong/api-client/types';
import type { SiteMessage } from '@mekong/game-frame/messages';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { GameState } from '../../parts/play/session-phase.ts';
import { useFramedGame } from '../../parts/play/use-framed-game.ts';
import { useWaited, type Waited } from '../../parts/play/use-waited.ts';
import { useMerchant, usePermission } from '../../queries/status.ts';
import { useSessionValue } from '../../state/session.ts';
import { leaveHost, pickedAddress } from './game-hosts.ts';
import { launchQuery } from './launch-query.ts';
import type { Seat } from './launch-request.ts';

export interface GameSession {
  readonly state: GameState;
  /** What the gateway answered; undefined until then. */
  readonly launch: LaunchResult | undefined;
  /** When that was, by the clock of this device, which may be wrong: time played is counted from here. */
  readonly openedAt: string | undefined;
  /** Address of the frame; undefined until it is known, and when it may not be opened. */
  readonly address: string | undefined;
  /** Why the game could not be launched. */
  readonly error: unknown;
  readonly isLaunching: boolean;
  /** How long the game has been waited for. */
  readonly waited: Waited;
  /** Launches the game anew. */
  readonly relaunch: () => void;
  /** The frame has loaded its page. */
  readonly onLoad: () => void;
  readonly tell: (message: SiteMessage) => void;
}

/** One game on the page, from its launch to its end. */
export function useGameSession(
  game: GameCard,
  frame: RefObject<HTMLIFrameElement | null>,
  { onLeave, seat }: { readonly onLeave: () => void; readonly seat: Seat | undefined },
): GameSession {
  const { code: language } = useLanguage();
  const { merchantCode } = useMerchant();
  const { launchGameCDNs } = usePermission();
  const username = useSessionValue('username');
  const [attempt, setAttempt] = useState(0);
  const {
    data: launch,
    dataUpdatedAt,
    error,
    isFetching,
  } = useQuery(launchQuery(game, { username, merchantCode, language }, attempt, seat));
  const address = useMemo(() => launch && pickedAddress(launch, launchGameCDNs), [launch, launchGameCDNs]);

  const { state, onLoad, restart, tell } = useFramedGame(frame, address, onLeave);

  useEffect(() => {
    if (address) stored.set({ iframeUrl: address, current_vassalage: game.vassalage });
  }, [address, game.vassalage]);

  const isSilent = address !== undefined && state.phase === 'opening';
  const isWaiting = isFetching || isSilent;
  return {
    state,
    launch,
    openedAt: launch && new Date(dataUpdatedAt).toISOString(),
    address,
    error,
    isLaunching: isFetching,
    waited: useWaited(isWaiting ? `attempt ${attempt}` : undefined),
    relaunch: useCallback(() => {
      if (launch && isSilent) leaveHost(launch, launchGameCDNs);
      restart();
      setAttempt((number) => number + 1);
    }, [launch, isSilent, launchGameCDNs, restart]),
    onLoad,
    tell,
  };
}
