import type { GameCard, LaunchResult } from '@mekong/api-client/contract/types';
import { getBalanceQueryKey } from '@mekong/api-client/queries';
import { session as stored } from '@mekong/api-client/session';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useTheme } from '@mekong/ui/provider/theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useWaited, type Waited } from '../../parts/play/use-waited.ts';
import { useMerchant, usePermission } from '../../queries/status.ts';
import { useModal } from '../../state/modal.ts';
import { useSessionValue } from '../../state/session.ts';
import { leaveHost, pickedAddress } from './game-hosts.ts';
import type { GameMessage, SiteMessage } from './game-messages.ts';
import { launchQuery } from './launch-query.ts';
import type { Seat } from './launch-request.ts';
import { firstGameState, type GameState, gameStateAfter } from './session-phase.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/** Milliseconds after which a round that told no end holds nothing back any more. */
const longestRound = 60_000;

export interface GameSession {
  readonly state: GameState;
  /** What the gateway answered; undefined until then. */
  readonly launch: LaunchResult | undefined;
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
  const theme = useTheme();
  const { merchantCode } = useMerchant();
  const { launchGameCDNs } = usePermission();
  const { current: modal } = useModal();
  const queryClient = useQueryClient();
  const username = useSessionValue('username');
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useReducer(gameStateAfter, firstGameState);
  const {
    data: launch,
    error,
    isFetching,
  } = useQuery(launchQuery(game, { username, merchantCode, language }, attempt, seat));
  const address = useMemo(() => launch && pickedAddress(launch, launchGameCDNs), [launch, launchGameCDNs]);

  const hear = useCallback(
    (message: GameMessage) => {
      dispatch(message);
      // live events usually were quicker; without them this is how the balance follows
      if (message.type === 'round-end') void queryClient.invalidateQueries({ queryKey: getBalanceQueryKey() });
      if (message.type === 'close') onLeave();
    },
    [queryClient, onLeave],
  );
  const tell = useFrameMessages(frame, address, hear);

  useEffect(() => {
    if (address) stored.set({ iframeUrl: address, current_vassalage: game.vassalage });
  }, [address, game.vassalage]);

  useEffect(() => {
    if (state.isTalking) tell({ type: 'theme', theme });
  }, [state.isTalking, theme, tell]);
  useEffect(() => {
    if (state.isTalking) tell({ type: 'language', language });
  }, [state.isTalking, language, tell]);
  useEffect(() => {
    // no spin under a dialog that covers the game
    if (state.isTalking) tell({ type: modal ? 'pause' : 'resume' });
  }, [state.isTalking, modal, tell]);
  useEffect(() => {
    if (!state.isRound) return;
    const timer = setTimeout(() => dispatch({ type: 'round-lost' }), longestRound);
    return () => clearTimeout(timer);
  }, [state.isRound]);

  const isSilent = address !== undefined && state.phase === 'opening';
  const isWaiting = isFetching || isSilent;
  return {
    state,
    launch,
    address,
    error,
    isLaunching: isFetching,
    waited: useWaited(isWaiting ? `attempt ${attempt}` : undefined),
    relaunch: useCallback(() => {
      if (launch && isSilent) leaveHost(launch, launchGameCDNs);
      dispatch({ type: 'launched' });
      setAttempt((number) => number + 1);
    }, [launch, isSilent, launchGameCDNs]),
    onLoad: useCallback(() => dispatch({ type: 'loaded' }), []),
    tell,
  };
}
