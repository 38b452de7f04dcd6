import type { GameFeature, GameVolatility } from '@mekong/api-client/contract/types';
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import type { GameCategory, GameClassify, GameSeed, Localized } from '../types.ts';

/** What a whole list of games has in common; each line may overrule `minBet`. */
interface VendorFacts {
  readonly vendor: string;
  readonly category: GameCategory;
  readonly classify?: GameClassify;
  /** Smallest stake in whole KHR. */
  readonly minBet: number;
}

interface Facts {
  readonly coat?: Material;
  readonly hot?: boolean;
  readonly fresh?: boolean;
  readonly rtp?: number;
  readonly minBet?: number;
  readonly volatility?: GameVolatility;
  readonly features?: readonly GameFeature[];
}

/** One game as its line in a list: number, slug, motif, names, facts. */
type GameLine = readonly [
  nodeId: number,
  gameId: string,
  motif: MotifName,
  names: readonly [en: string, km: string, cn: string, th: string, pt: string, ar: string],
  facts?: Facts,
];

const localized = ([EN, KM, CN, TH, PT, AR]: GameLine[3]): Localized => ({ EN, KM, CN, TH, PT, AR });

/**
 * Builds the games of one vendor. Node ids are written out, never counted: favourites are kept by them, so adding a
 * game must not move the others.
 */
export function gamesOf(common: VendorFacts, lines: readonly GameLine[]): readonly GameSeed[] {
  return lines.map(([nodeId, gameId, motif, names, facts = {}]) => ({
    gameId,
    nodeId,
    vendor: common.vendor,
    category: common.category,
    ...(common.classify && { classify: common.classify }),
    names: localized(names),
    motif,
    ...(facts.coat && { coat: facts.coat }),
    isHot: facts.hot ?? false,
    isNew: facts.fresh ?? false,
    ...(facts.rtp !== undefined && { rtp: facts.rtp }),
    volatility: facts.volatility ?? 'medium',
    minBet: `${facts.minBet ?? common.minBet}.0000`,
    features: facts.features ?? [],
  }));
}
