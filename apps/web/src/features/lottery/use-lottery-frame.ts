import { isAllowedGameUrl } from '@mekong/api-client/hosts';
import { launchGame } from '@mekong/api-client/sdk/launchGame';
import { session as stored } from '@mekong/api-client/session';
import type { LottoArea } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useFramedGame } from '../../parts/play/use-framed-game.ts';
import { useWaited } from '../../parts/play/use-waited.ts';
import { useMerchant, usePermission } from '../../queries/status.ts';
import { frameConstants, frameRequest } from './lottery-frame.ts';

/** Widest screen of a phone in CSS pixels. */
const phone = '(max-width: 639px)';

/**
 * The frame of a lottery vendor, from its launch to its page. A command that is written as a query: two renders of one
 * visit must not open it twice; and its answer is never used again, because the address in it is good once.
 *
 * @param frame the frame, once it is there
 * @param onLeave the vendor's page asks to be left
 */
export function useLotteryFrame(
  area: LottoArea,
  gameCode: string | undefined,
  frame: RefObject<HTMLIFrameElement | null>,
  onLeave: () => void,
) {
  const { code: language } = useLanguage();
  const { merchantCode } = useMerchant();
  const { launchGameCDNs } = usePermission();
  const [attempt, setAttempt] = useState(0);
  const { data, error, isFetching } = useQuery({
    queryKey: ['launchLottery', area, gameCode, attempt] as const,
    queryFn: () => {
      const isPhone = matchMedia(phone).matches;
      return launchGame({
        body: frameRequest({ area, gameCode, isPhone, merchantCode, language }),
        headers: { Language: language },
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // only what the permission call names may be framed
  const address = [data?.gameUrl, data?.game_url].find(
    (url) => url !== undefined && isAllowedGameUrl(url, launchGameCDNs),
  );
  const { state, onLoad, restart } = useFramedGame(frame, address, onLeave);
  const isOpening = isFetching || (address !== undefined && state.phase === 'opening');
  useEffect(() => {
    if (address) stored.set({ ...frameConstants, iframeUrl: address });
  }, [address]);
  return {
    address,
    error,
    isLaunching: isFetching,
    isOpening,
    /** The vendor's page said that its session is over. */
    isOver: state.phase === 'over',
    /** The vendor answered with an address that may not be framed. */
    isRefused: data !== undefined && address === undefined,
    waited: useWaited(isOpening ? `attempt ${attempt}` : undefined),
    relaunch: useCallback(() => {
      restart();
      setAttempt((number) => number + 1);
    }, [restart]),
    onLoad,
  };
}
