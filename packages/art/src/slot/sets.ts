import type { MotifName } from '../motifs/names.ts';
import { fruits, tropical } from './lows/fruits.ts';
import { gems } from './lows/gems.ts';
import type { LowFamily } from './lows/low.ts';
import { ranks } from './lows/ranks.ts';
import { leaves, shells } from './lows/sea.ts';
import type { MarkStyle } from './marks/marks.ts';

/** What a game of the set sounds like; the client makes the sounds. */
export type SlotSound = 'river' | 'temple' | 'festival' | 'sea' | 'garden' | 'treasury' | 'night' | 'machine';

export interface SlotSet extends MarkStyle {
  /** Motifs that may stand at the top of this set. */
  readonly heroes: readonly MotifName[];
  /** Drawings of the next three high symbols, never the hero's own. */
  readonly companions: readonly MotifName[];
  readonly lows: LowFamily;
  readonly sound: SlotSound;
}

/** Every set of symbols by its name. A new one changes what seeds pick: see the version. */
export const slotSets = {
  river: {
    heroes: ['naga', 'lotus', 'boat', 'koi', 'turtle', 'fish', 'gecko', 'frangipani', 'gem', 'rabbit'],
    companions: ['boat', 'koi', 'lotus', 'turtle', 'gecko', 'kite'],
    lows: leaves,
    emblem: 'wave',
    wild: 'rosette',
    scatter: 'waves',
    coin: 'swell',
    orb: 'saturn',
    box: 'bud',
    sound: 'river',
  },
  temple: {
    heroes: ['temple', 'crown', 'elephant', 'naga', 'lotus', 'orb', 'gem', 'tiger', 'fan'],
    companions: ['temple', 'crown', 'elephant', 'lotus', 'fan', 'bell'],
    lows: ranks('stone'),
    emblem: 'spire',
    wild: 'shield',
    scatter: 'gate',
    coin: 'petals',
    orb: 'claw',
    box: 'urn',
    sound: 'temple',
  },
  deep: {
    heroes: [
      'fish',
      'koi',
      'crab',
      'octopus',
      'manta',
      'trident',
      'turtle',
      'shark',
      'seahorse',
      'pearl',
      'chest',
      'gem',
      'cannon',
    ],
    companions: ['seahorse', 'manta', 'turtle', 'crab', 'koi', 'shark', 'pearl'],
    lows: shells,
    emblem: 'fish',
    wild: 'quatrefoil',
    scatter: 'pearls',
    coin: 'beads',
    orb: 'claw',
    box: 'urn',
    sound: 'sea',
  },
  orchard: {
    heroes: ['cherries', 'mango', 'dragonfruit', 'durian', 'seven', 'bell', 'star', 'butterfly', 'gem'],
    companions: ['cherries', 'mango', 'dragonfruit', 'bell', 'seven', 'star'],
    lows: fruits,
    emblem: 'cherry',
    wild: 'sun',
    scatter: 'petals',
    coin: 'teeth',
    orb: 'crown',
    box: 'purse',
    sound: 'garden',
  },
  jewels: {
    heroes: ['gem', 'crown', 'pearl', 'orb', 'chest', 'peacock', 'coins', 'trophy', 'seven', 'spade'],
    companions: ['crown', 'pearl', 'orb', 'butterfly', 'peacock', 'compass'],
    lows: gems,
    emblem: 'diamond',
    wild: 'wings',
    scatter: 'halo',
    coin: 'stones',
    orb: 'crown',
    box: 'box',
    sound: 'treasury',
  },
  jungle: {
    heroes: ['tiger', 'elephant', 'gecko', 'buffalo', 'rooster', 'peacock', 'dragonfruit', 'rabbit', 'temple'],
    companions: ['gecko', 'butterfly', 'elephant', 'dragonfruit', 'frangipani', 'temple'],
    lows: ranks('bamboo'),
    emblem: 'paw',
    wild: 'scroll',
    scatter: 'petals',
    coin: 'petals',
    orb: 'wings',
    box: 'urn',
    sound: 'garden',
  },
  tropics: {
    heroes: ['mango', 'durian', 'dragonfruit', 'frangipani', 'parasol', 'butterfly', 'gecko', 'boat', 'crab'],
    companions: ['mango', 'dragonfruit', 'parasol', 'turtle', 'frangipani', 'butterfly'],
    lows: tropical,
    emblem: 'leaf',
    wild: 'rosette',
    scatter: 'halo',
    coin: 'beads',
    orb: 'saturn',
    box: 'bud',
    sound: 'garden',
  },
  palace: {
    heroes: ['crown', 'peacock', 'elephant', 'tiger', 'temple', 'fan', 'orb', 'gem', 'coins', 'knight'],
    companions: ['crown', 'fan', 'elephant', 'pearl', 'parasol', 'temple'],
    lows: ranks('carved'),
    emblem: 'crown',
    wild: 'quatrefoil',
    scatter: 'halo',
    coin: 'stones',
    orb: 'crown',
    box: 'box',
    sound: 'temple',
  },
} as const satisfies Record<string, SlotSet>;

export type SlotSetName = keyof typeof slotSets;
