import { getBalanceQueryKey } from '@mekong/api-client/queries/getBalance';
import { listVendorWalletsQueryKey } from '@mekong/api-client/queries/listVendorWallets';
import type { VendorWallets } from '@mekong/api-client/types';
import type { GameMessage, SiteMessage } from '@mekong/game-frame/messages';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useTheme } from '@mekong/ui/provider/theme';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useMemo, useReducer } from 'react';
import { useModal } from '../../state/modal.ts';
import { firstGameState, type GameState, gameStateAfter } from './session-phase.ts';
import { moneyPauseMs, spaced } from './spaced.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/**
 * Milliseconds after which a round that told no end holds nothing back any more. Free spins that bring more free spins take
 * minutes, and a game says nothing until they are over.
 */
const longestRound = 10 * 60_000;

/** Members have a wallet for each provider, so the game may be played from one. */
const isPerVendor = ({ state }: Query): boolean => (state.data as VendorWallets | undefined)?.isSingle === false;

interface FramedGame {
  readonly state: GameState;
  /** The frame has loaded its page. */
  readonly onLoad: () => void;
  /** It is launched anew: all begins again. */
  readonly restart: () => void;
  readonly tell: (message: SiteMessage) => void;
}

/**
 * What stands in a frame and what the page knows of it: it is told the theme, the language, and to wait under a dialog.
 *
 * @param address checked address that the frame was opened with
 * @param onLeave it asks to be left
 */
export function useFramedGame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onLeave: () => void,
): FramedGame {
  const { code: language } = useLanguage();
  const theme = useTheme();
  const { current: modal } = useModal();
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(gameStateAfter, firstGameState);

  // a game that tells ends without number would use up what the member may ask for
  const askForMoney = useMemo(
    () =>
      spaced(() => {
        void queryClient.invalidateQueries({ queryKey: getBalanceQueryKey() });
        void queryClient.invalidateQueries({ queryKey: [listVendorWalletsQueryKey()[0]], predicate: isPerVendor });
      }, moneyPauseMs),
    [queryClient],
  );
  const hear = useCallback(
    (message: GameMessage) => {
      dispatch(message);
      // live events usually were quicker; without them this is how the balance follows
      if (message.type === 'round-end') askForMoney();
      if (message.type === 'close') onLeave();
    },
    [askForMoney, onLeave],
  );
  const tell = useFrameMessages(frame, address, hear);

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

  return {
    state,
    onLoad: useCallback(() => dispatch({ type: 'loaded' }), []),
    restart: useCallback(() => dispatch({ type: 'launched' }), []),
    tell,
  };
}
