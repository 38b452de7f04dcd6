import type { MotifFamily } from '../motifs/names.ts';
import type { CompositionName } from './compositions.ts';
import type { ForegroundName } from './foregrounds.ts';
import type { FrameName } from './frames.ts';
import { scenery } from './scenery.ts';
import { sky } from './sky.ts';
import { stage } from './stage.ts';

export const backdrops = { ...scenery, ...sky, ...stage } as const;
export type BackdropName = keyof typeof backdrops;

/** What the covers of one family are put together from, so that a fishing game never stands in a stadium. */
export interface Style {
  /** Names of the palettes that fit; absent: all. */
  readonly moods?: readonly string[];
  readonly backdrops: readonly BackdropName[];
  readonly compositions: readonly CompositionName[];
  readonly foregrounds: readonly ForegroundName[];
  readonly frames: readonly FrameName[];
}

const allFrames = ['hairline', 'double', 'curls', 'arch', 'petals', 'beads', 'brackets', 'pillars', 'plain'] as const;

export const styles: Readonly<Record<MotifFamily, Style>> = {
  slots: {
    backdrops: [
      'rays',
      'moonrise',
      'river',
      'temples',
      'karst',
      'lanterns',
      'silk',
      'starfield',
      'terraces',
      'bamboo',
      'pond',
      'palms',
      'fireworks',
      'curtain',
      'niche',
      'rosette',
      'clouds',
      'krama',
    ],
    compositions: [
      'hero',
      'hero',
      'medallion',
      'trio',
      'pedestal',
      'closeUp',
      'reels',
      'mirrored',
      'rainfall',
      'burst',
      'banner',
    ],
    foregrounds: ['coinFall', 'petalFall', 'foam', 'leaves', 'embers', 'confetti', 'jewels', 'mist', 'none'],
    frames: allFrames,
  },
  live: {
    backdrops: ['felt', 'curtain', 'silk', 'niche', 'rosette', 'rays', 'krama', 'lanterns', 'starfield'],
    compositions: ['hero', 'hero', 'medallion', 'pedestal', 'burst', 'mirrored', 'closeUp'],
    foregrounds: ['embers', 'none', 'none', 'mist'],
    frames: ['hairline', 'double', 'curls', 'arch', 'pillars', 'brackets', 'plain'],
  },
  fish: {
    moods: [
      'delta',
      'monsoon',
      'reef',
      'jade-forest',
      'indigo-night',
      'aurora',
      'amethyst',
      'pearl-mist',
      'midnight-gold',
      'lantern-dusk',
    ],
    backdrops: ['reef', 'reef', 'pond', 'clouds', 'rays', 'starfield', 'river'],
    compositions: ['hero', 'hero', 'closeUp', 'trio', 'rainfall', 'burst', 'medallion'],
    foregrounds: ['foam', 'coinFall', 'embers', 'jewels', 'none'],
    frames: ['plain', 'hairline', 'beads', 'curls', 'double', 'brackets'],
  },
  sports: {
    backdrops: ['stadium', 'stadium', 'rays', 'shards', 'fireworks', 'starfield'],
    compositions: ['hero', 'hero', 'closeUp', 'burst', 'banner', 'pedestal', 'medallion'],
    foregrounds: ['confetti', 'embers', 'none', 'mist'],
    frames: ['plain', 'brackets', 'hairline', 'double'],
  },
  esports: {
    backdrops: ['shards', 'shards', 'starfield', 'rays', 'curtain', 'stadium'],
    compositions: ['hero', 'hero', 'closeUp', 'burst', 'medallion', 'mirrored'],
    foregrounds: ['embers', 'confetti', 'none'],
    frames: ['brackets', 'brackets', 'plain', 'double', 'hairline'],
  },
  lottery: {
    backdrops: ['rays', 'fireworks', 'rosette', 'clouds', 'curtain', 'lanterns', 'starfield', 'krama', 'moonrise'],
    compositions: ['hero', 'hero', 'medallion', 'rainfall', 'burst', 'pedestal', 'banner', 'trio'],
    foregrounds: ['confetti', 'coinFall', 'embers', 'none'],
    frames: allFrames,
  },
  table: {
    backdrops: ['felt', 'niche', 'silk', 'rosette', 'curtain', 'krama', 'bamboo', 'moonrise', 'karst'],
    compositions: ['hero', 'hero', 'medallion', 'burst', 'pedestal', 'mirrored', 'banner'],
    foregrounds: ['embers', 'petalFall', 'coinFall', 'none'],
    frames: allFrames,
  },
  cockfight: {
    backdrops: ['palms', 'rays', 'terraces', 'stadium', 'moonrise'],
    compositions: ['hero', 'closeUp', 'medallion', 'burst'],
    foregrounds: ['embers', 'mist', 'none'],
    frames: ['double', 'curls', 'arch', 'beads', 'hairline'],
  },
  bingo: {
    backdrops: ['krama', 'rays', 'fireworks', 'clouds', 'rosette', 'curtain', 'lanterns', 'pond'],
    compositions: ['hero', 'hero', 'rainfall', 'burst', 'trio', 'closeUp', 'banner'],
    foregrounds: ['confetti', 'embers', 'coinFall', 'none'],
    frames: ['plain', 'hairline', 'beads', 'double', 'petals', 'curls'],
  },
  comprehensive: {
    backdrops: ['starfield', 'shards', 'rays', 'clouds', 'fireworks', 'karst', 'moonrise'],
    compositions: ['hero', 'hero', 'closeUp', 'burst', 'medallion', 'pedestal'],
    foregrounds: ['embers', 'mist', 'jewels', 'none'],
    frames: ['plain', 'brackets', 'hairline', 'double', 'beads'],
  },
};
