import type { Lottery, LotteryFrameRequest, LottoArea } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import type { LanguageCode } from '@mekong/i18n/registry';

/** Page of the frame of each area. */
const framePages: Record<LottoArea, string> = { VN: '/vnlottery', SEA: '/sealottery' };

/** Address where bets on a lottery are placed; the lobby for an area that is newer than this page. */
export const framePath = ({ area, gameCode }: Pick<Lottery, 'area' | 'gameCode'>): string =>
  `${lookUp(framePages, area, '/lottery')}?gameCode=${encodeURIComponent(gameCode)}`;

/** What the frame's vendor is called, and the mode of its prizes: kept while it is open. */
export const frameConstants = { current_vassalage: 'TCG_SEA', prizeMode: 'Elott' } as const;

/** Who asks for a frame, and for which. */
export interface FrameWish {
  readonly area: LottoArea;
  /** Code of a lottery for its betting view; the lobby without one. */
  readonly gameCode: string | undefined;
  readonly isPhone: boolean;
  readonly merchantCode: string;
  readonly language: LanguageCode;
}

/** The launch call of a lottery frame with the constants of the specification. */
export const frameRequest = ({
  area,
  gameCode,
  isPhone,
  merchantCode,
  language,
}: FrameWish): LotteryFrameRequest & { launchMode: 'LOTT' } => ({
  launchMode: 'LOTT',
  device: isPhone ? 'mobile' : 'desktop',
  lottoArea: area,
  lottoPrizeMode: frameConstants.prizeMode,
  lottoView: gameCode === undefined ? 'lobby' : 'betting',
  ...(gameCode === undefined ? {} : { lottoGameCode: gameCode }),
  merchantCode,
  language,
});
