import type { GameCard, GameCategoryCode } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';

/** What somebody has pressed: a vendor, or one of its games. */
export interface Launchable {
  /** Category on the wire. */
  readonly category: GameCard['category'];
  /** Code of the vendor. */
  readonly vassalage: string;
  /** Class inside the category: ESPORTS, COCKFIGHT, BINGO. */
  readonly classify?: string | undefined;
  /** Area of a lottery: those of Vietnam have a page of their own. */
  readonly area?: 'VN' | 'SEA' | undefined;
  /** The game; without one it is the vendor that was pressed. */
  readonly game?: { readonly nodeId: number; readonly gameId: string } | undefined;
}

/** Where a press leads. */
export interface LaunchTarget {
  /** Address inside the site. */
  readonly href: string;
  /** The page asks to log in first; its guard does, a link need not. */
  readonly needsLogin: boolean;
}

/** Our own lotteries, whichever of the two names the wire has for them (ELOTT and LOTT). */
const ownLotteries: readonly string[] = ['LOTT', 'ELOTT'];

/** Page of a vendor that is in a class of its category. */
const classPages: Partial<Record<string, string>> = { ESPORTS: '/esports', COCKFIGHT: '/cockfight', BINGO: '/bingo' };

/** Page of a vendor by its category. Comprehensive games are found inside Slots. */
const categoryPages: Record<GameCategoryCode, string> = {
  RNG: '/rng',
  CONS: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  PVP: '/pvp',
  ELOTT: '/elott',
  LOTT: '/elott',
};

/**
 * Where a press on a vendor or a game leads (specification section 4). The one place that knows: header, vendor wall,
 * cards and search all ask here.
 *
 * - A lottery of Vietnam goes to /vnlottery, a game of it straight to betting.
 * - E-lottery and lottery need an account; our own go to /lottery, those of others start.
 * - A vendor of slots goes to /rng, of anything else to /{type}, with its games alone.
 * - A game starts, which needs an account.
 */
export function launchTarget({ category, vassalage, classify, area, game }: Launchable): LaunchTarget {
  const isLottery = category === 'ELOTT' || category === 'LOTT';
  if (isLottery && area === 'VN') return { href: `/vnlottery${betting(game)}`, needsLogin: false };
  if (isLottery && (category === 'LOTT' || ownLotteries.includes(vassalage)))
    return { href: `/lottery${betting(game)}`, needsLogin: true };
  if (game) return { href: `/game?node=${game.nodeId}`, needsLogin: true };
  if (isLottery) return { href: `/game?vendor=${vassalage}`, needsLogin: true };
  const page =
    (classify && classPages[classify]) || lookUp<string, string | undefined>(categoryPages, category, undefined);
  // a category that is newer than this page has none here: the first game of the vendor starts
  if (page === undefined) return { href: `/game?vendor=${vassalage}`, needsLogin: true };
  return { href: `${page}?vendor=${vassalage}`, needsLogin: false };
}

const betting = (game: Launchable['game']): string => (game ? `?gameCode=${encodeURIComponent(game.gameId)}` : '');
