import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Bird, Cherry, Club, Fish, Gamepad2, Spade, Ticket, Trophy } from 'lucide';
import type { GameSection } from './navigation.ts';

/** Name of each game section in the navigation. */
export const sectionLabels: Record<GameSection, MessageDescriptor> = {
  elott: msg({ message: 'E-Lottery', comment: 'Category of games: lotteries with odds' }),
  lott: msg({ message: 'Lottery', comment: 'Category of games' }),
  live: msg({ message: 'Live casino', comment: 'Category of games: with real dealers' }),
  sports: msg({ message: 'Sports', comment: 'Category of games' }),
  esports: msg({ message: 'Esports', comment: 'Category of games' }),
  fish: msg({ message: 'Fishing', comment: 'Category of games: fishing games' }),
  rng: msg({ message: 'Slots', comment: 'Category of games' }),
  pvp: msg({ message: 'Poker', comment: 'Category of games: card and board games between players' }),
  cockfight: msg({ message: 'Cockfight', comment: 'Category of games' }),
};

/** Glyph of each game section. */
export const sectionGlyphs: Record<GameSection, IconGlyph> = {
  elott: Ticket,
  lott: Ticket,
  live: Spade,
  sports: Trophy,
  esports: Gamepad2,
  fish: Fish,
  rng: Cherry,
  pvp: Club,
  cockfight: Bird,
};
