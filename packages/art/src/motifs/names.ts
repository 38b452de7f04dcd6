/**
 * Every motif of the cover art, by the family of games it belongs to. The seed names a motif per game; a game without
 * one gets a motif of its family by its seed.
 */
export const motifFamilies = {
  slots: [
    'lotus',
    'naga',
    'elephant',
    'crown',
    'coins',
    'lantern',
    'drum',
    'peacock',
    'tiger',
    'buffalo',
    'gem',
    'cherries',
    'seven',
    'bell',
    'chest',
    'boat',
    'temple',
    'rabbit',
    'kite',
    'mango',
    'durian',
    'pearl',
    'frangipani',
    'butterfly',
    'parasol',
    'gecko',
    'dragonfruit',
    'rice',
    'teapot',
    'hourglass',
    'compass',
    'orb',
  ],
  live: ['cards', 'roulette', 'dice', 'chips', 'shoe', 'fan', 'wheel'],
  fish: ['fish', 'koi', 'crab', 'octopus', 'manta', 'trident', 'cannon', 'turtle', 'shark', 'seahorse'],
  sports: ['football', 'basketball', 'tennis', 'glove', 'net', 'medal', 'trophy', 'volleyball', 'shuttle'],
  esports: ['gamepad', 'crosshair', 'swords', 'headset'],
  lottery: ['balls', 'ticket', 'cage', 'star'],
  table: ['hand', 'tile', 'knight', 'duel', 'spade'],
  cockfight: ['rooster'],
  bingo: ['bingo'],
  comprehensive: ['rocket', 'bomb'],
} as const;

export type MotifFamily = keyof typeof motifFamilies;
export type MotifName = (typeof motifFamilies)[MotifFamily][number];

export const motifNames: readonly MotifName[] = Object.values(motifFamilies).flat();
