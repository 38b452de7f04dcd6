import type { GameFeature, GameVolatility } from '@mekong/api-client/contract/types';
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import type { SlotPays } from '../slots/family-facts.ts';
import { slotSeed } from '../slots/slot-seed.ts';
import type { GameCategory, GameClassify, GameSeed, Localized, NamedGame } from '../types.ts';

/** What a whole list of games has in common; each line may overrule `minBet`. */
interface VendorFacts {
  readonly vendor: string;
  readonly category: GameCategory;
  readonly classify?: GameClassify;
  /** Smallest stake in whole KHR. */
  readonly minBet: number;
}

interface Marks {
  readonly coat?: Material;
  readonly hot?: boolean;
  readonly fresh?: boolean;
}

interface Facts extends Marks {
  readonly rtp?: number;
  readonly minBet?: number;
  readonly volatility?: GameVolatility;
  readonly features?: readonly GameFeature[];
  readonly pays?: SlotPays;
  /** In stakes. */
  readonly maxWin?: number;
}

/** One game as its line in a list: number, slug, motif, names, facts. */
type GameLine<Said = Facts> = readonly [
  nodeId: number,
  gameId: string,
  motif: MotifName,
  names: readonly [en: string, km: string, cn: string, th: string, pt: string, ar: string, vi: string],
  facts?: Said,
];

const localized = ([EN, KM, CN, TH, PT, AR, VI]: GameLine[3]): Localized => ({ EN, KM, CN, TH, PT, AR, VI });

const namedGame = (
  { vendor, category, classify }: Pick<VendorFacts, 'vendor' | 'category' | 'classify'>,
  [nodeId, gameId, motif, names, { coat, hot, fresh } = {}]: GameLine<Marks>,
): NamedGame => ({
  gameId,
  nodeId,
  vendor,
  category,
  ...(classify && { classify }),
  names: localized(names),
  motif,
  ...(coat && { coat }),
  isHot: hot ?? false,
  isNew: fresh ?? false,
});

/**
 * Builds the games of one vendor. Node ids are written out, never counted: favourites are kept by them, so adding a
 * game must not move the others.
 */
export function gamesOf(common: VendorFacts, lines: readonly GameLine[]): readonly GameSeed[] {
  return lines.map((line) => {
    const [, , , , { rtp, volatility, minBet, features, maxWin, pays } = {}] = line;
    return {
      ...namedGame(common, line),
      ...(rtp !== undefined && { rtp }),
      volatility: volatility ?? 'medium',
      minBet: `${minBet ?? common.minBet}.0000`,
      features: features ?? [],
      ...(pays && { pays }),
      ...(maxWin !== undefined && { maxWin }),
    };
  });
}

/** Builds the slots of a vendor: what a card says of them follows from their models. */
export const slotsOf = (vendor: string, lines: readonly GameLine<Marks>[]): readonly GameSeed[] =>
  lines.map((line) => slotSeed(namedGame({ vendor, category: 'RNG' }, line)));
