import type { Lottery, LottoArea } from '@mekong/api-client/contract/types';

/** Page of the frame of each area (S2-016, S2-038). */
const framePages: Record<LottoArea, string> = { VN: '/vnlottery', SEA: '/sealottery' };

/** Address where bets on a lottery are placed (S2-017). */
export const framePath = ({ area, gameCode }: Pick<Lottery, 'area' | 'gameCode'>): string =>
  `${framePages[area]}?gameCode=${encodeURIComponent(gameCode)}`;
