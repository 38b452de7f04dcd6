import type { GameFeature, GameVolatility } from '@mekong/api-client/contract/types';
import type { GameCategory, GameClassify } from '../types.ts';
import { draws, drawTimes, esportsKinds, seasons, sportsKinds } from './contests.ts';
import { bingoHalls, hunts, quickGames } from './quick.ts';
import { characters, places, qualities, stories } from './sayings.ts';
import { cardGames, rooms, tableGames } from './tables.ts';
import { things } from './things.ts';
import type { Noun, Phrase } from './words.ts';

/** What the games of one kind of vendor are called, and within which bounds their facts lie. */
export interface Family {
  readonly nouns: readonly Noun[];
  readonly phrases: readonly Phrase[];
  /** "Lotus and Lantern" is a name too. */
  readonly hasPairs?: boolean;
  /** Published return to player in percent, least and most; absent where the family has none. */
  readonly rtp?: readonly [least: number, most: number];
  /** Smallest stakes in whole KHR. */
  readonly minBets: readonly number[];
  readonly volatility: readonly GameVolatility[];
  /** Every game has these. */
  readonly always: readonly GameFeature[];
  /** A game has up to two of these. */
  readonly often: readonly GameFeature[];
}

const sea = new Set(['fish', 'koi', 'crab', 'octopus', 'turtle', 'seahorse', 'shark', 'manta', 'pearl', 'chest']);
const evenly: readonly GameVolatility[] = ['low', 'medium', 'medium', 'high'];

/** What a card says of them follows from their models, not from here. */
export const slots: Family = {
  nouns: things,
  phrases: [...qualities, ...characters, ...places, ...stories],
  hasPairs: true,
  minBets: [],
  volatility: [],
  always: [],
  often: [],
};
const live: Family = {
  nouns: tableGames,
  phrases: rooms,
  rtp: [94.74, 99.28],
  minBets: [1000, 2000, 2000, 4000, 10_000],
  volatility: ['low', 'low', 'medium'],
  always: ['video-stream'],
  often: ['multi-seat', 'side-bets', 'fast-round'],
};
const fish: Family = {
  nouns: things.filter(({ motif }) => sea.has(motif)),
  phrases: [...hunts, ...characters, ...places, ...stories],
  rtp: [93.5, 97],
  minBets: [100, 100, 200, 500],
  volatility: evenly,
  always: ['multi-seat'],
  often: ['multiplier', 'jackpot', 'co-op', 'bonus-round'],
};
const quick: Family = {
  nouns: things,
  phrases: quickGames,
  rtp: [95, 99],
  minBets: [100, 200, 400],
  volatility: evenly,
  always: ['fast-round'],
  often: ['provably-fair', 'multiplier'],
};
const bingo: Family = {
  nouns: things,
  phrases: bingoHalls,
  rtp: [85, 94.5],
  minBets: [200, 400, 800],
  volatility: evenly,
  always: ['multi-seat'],
  often: ['jackpot', 'tournament', 'fast-round'],
};
const board: Family = {
  ...live,
  phrases: [...places, ...qualities].filter(({ coat }) => coat === undefined || coat === 'gold'),
  minBets: [400, 800, 1000],
  always: [],
  often: ['side-bets', 'fast-round', 'multi-seat'],
};
const sports: Family = {
  nouns: sportsKinds,
  phrases: seasons,
  minBets: [1000, 2000],
  volatility: evenly,
  always: ['in-play'],
  often: ['combo-bets', 'tournament'],
};
const esports: Family = { ...sports, nouns: esportsKinds };
const lottery: Family = {
  nouns: draws,
  phrases: drawTimes,
  minBets: [100, 200, 500],
  volatility: ['high'],
  always: [],
  often: ['provably-fair', 'fast-round'],
};
const pvp: Family = {
  nouns: cardGames,
  phrases: rooms,
  minBets: [1000, 2000, 5000],
  volatility: ['medium'],
  always: ['multi-seat'],
  often: ['tournament', 'fast-round'],
};

/** How many games of which kind a vendor adds to those that were written by hand. */
export interface VendorPlan {
  readonly vendor: string;
  readonly category: GameCategory;
  readonly classify?: GameClassify;
  readonly family: Family;
  readonly count: number;
}

const plan = (
  category: GameCategory,
  family: Family,
  counts: Readonly<Record<string, number>>,
  classify?: GameClassify,
): readonly VendorPlan[] =>
  Object.entries(counts).map(([vendor, count]) => ({
    vendor,
    category,
    family,
    count,
    ...(classify && { classify }),
  }));

/** Written out, so that a vendor keeps its size when another one comes. */
export const plans: readonly VendorPlan[] = [
  ...plan('RNG', slots, {
    SUNB: 600,
    PEARL: 530,
    ORCH: 420,
    KITE: 310,
    SAFF: 280,
    MONS: 580,
    LANT: 390,
    BAMB: 450,
    STLT: 260,
    RICE: 370,
    NFOR: 550,
    TERR: 240,
    GECK: 400,
    CINN: 350,
    TAMA: 470,
    CHER: 290,
    PALM: 316,
    SAMP: 210,
    LOOM: 180,
    CLAY: 330,
    CICA: 220,
  }),
  ...plan('RNG', bingo, { BNGO: 150, BDRM: 90 }, 'BINGO'),
  ...plan('RNG', board, { CHEQ: 160, FELT: 110 }, 'BOARD'),
  ...plan('LIVE', live, { RIVL: 96, JADL: 72, SILK: 58, VERA: 64, MOON: 46 }),
  ...plan('FISH', fish, { DEEP: 110, TONL: 64, MUDS: 72, CAST: 54 }),
  ...plan('SPORTS', sports, { BTI: 44, TOUC: 38 }),
  ...plan('SPORTS', esports, { AV: 18, IMES: 16, IA: 14, AI: 16, TF: 12 }),
  ...plan('CONS', quick, { MIXT: 150, EMBR: 190, ROOF: 120 }),
  ...plan('ELOTT', lottery, { TCG_SEA: 8, LILY: 12 }),
  ...plan('LOTT', lottery, { NUMB: 14, DRUM: 10 }),
  ...plan('PVP', pvp, { CARD: 60, TEAH: 70 }),
];
