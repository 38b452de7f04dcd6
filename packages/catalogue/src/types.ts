import type { GameFeature, GameVolatility } from '@mekong/api-client/contract/types';
import { zGameFeature } from '@mekong/api-client/contract/validators';
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import type { SlotDefinition } from './slots/definition.ts';
import type { SlotPays } from './slots/family-facts.ts';

/** Languages every name ships in (product codes of the specification, section 9). */
export const seedLanguages = ['EN', 'KM', 'CN', 'TH', 'PT', 'AR', 'VI'] as const;
export type SeedLanguage = (typeof seedLanguages)[number];

/** One text in each shipped language. Nothing falls back silently: a missing language does not type-check. */
export type Localized = Readonly<Record<SeedLanguage, string>>;

/** Game types on the wire. Esports and cockfight are split out of SPORTS by the client. */
export const gameCategories = ['LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** `gameClassify` entries inside a category. */
export type GameClassify = 'BINGO' | 'BOARD' | 'COCKFIGHT';

/**
 * `active`: launchable now. `maintenance`: listed, and a launch answers GAME_MAINTENANCE with other popular games.
 * `planned`: listed behind everything else, since no server plays it yet. `off`: not listed at all.
 */
export type VendorStatus = 'active' | 'maintenance' | 'planned' | 'off';

export interface VendorSeed {
  /** Vendor code on the wire (`vassalage`), also the file name of its images. */
  readonly code: string;
  readonly names: Localized;
  readonly category: GameCategory;
  readonly classify?: GameClassify;
  /** Number of the wallet lane, unique; the launch request sends the code, the wallet stores this. */
  readonly accountTypeId: number;
  readonly isHot: boolean;
  readonly status: VendorStatus;
  /** Place in menus, ascending, unique. */
  readonly order: number;
  /** Plays straight from the wallet; otherwise money is transferred to the vendor first. */
  readonly singleWallet: boolean;
}

/** What a player can filter games by: those of the contract; the words are translated by the site. */
export const gameFeatures: readonly GameFeature[] = zGameFeature.options;

/** What a card says of a game. */
export interface GameFacts {
  /** Published return to player in percent, two decimals. Absent where the family has none (sports, player against player). */
  readonly rtp?: number;
  readonly volatility: GameVolatility;
  /** Smallest stake in KHR, decimal string with four places. */
  readonly minBet: string;
  readonly features: readonly GameFeature[];
  /** How wins of a slot come about; absent elsewhere. */
  readonly pays?: SlotPays;
  /** Most that a round of a slot can pay, in stakes. */
  readonly maxWin?: number;
}

/** What a game is, apart from what a card says of how it plays. */
export interface NamedGame {
  /** Slug, unique over all vendors; also the file name of the cover. */
  readonly gameId: string;
  /** Number that favourites are kept by, unique. */
  readonly nodeId: number;
  /** Code of the vendor. */
  readonly vendor: string;
  readonly category: GameCategory;
  readonly classify?: GameClassify;
  readonly names: Localized;
  /** Motif of the cover; palette, backdrop and composition follow from the slug. */
  readonly motif: MotifName;
  /** Coat of the motif, where the name says one: an emerald is green. */
  readonly coat?: Material;
  readonly isHot: boolean;
  readonly isNew: boolean;
}

export interface GameSeed extends NamedGame, GameFacts {
  /** What a slot plays; absent for games of other kinds and for those whose rules are written by hand. */
  readonly slot?: SlotDefinition;
  /** A game that no server plays although it plays others of its vendor; absent where it does. */
  readonly status?: 'planned';
}
