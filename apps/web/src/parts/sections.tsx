import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Bird, Cherry, Club, Fish, Gamepad2, Spade, Ticket, Trophy } from 'lucide-react';
import type { GameSection } from './navigation.ts';

/** Name of each game section in the navigation. */
export const sectionLabels: Record<GameSection, MessageDescriptor> = {
  elott: msg({ message: 'E-Lottery', comment: 'Main navigation: lotteries with odds' }),
  lott: msg({ message: 'Lottery', comment: 'Main navigation' }),
  live: msg({ message: 'Live casino', comment: 'Main navigation: games with real dealers' }),
  sports: msg({ message: 'Sports', comment: 'Main navigation' }),
  esports: msg({ message: 'Esports', comment: 'Main navigation' }),
  fish: msg({ message: 'Fishing', comment: 'Main navigation: fishing games' }),
  rng: msg({ message: 'Slots', comment: 'Main navigation' }),
  pvp: msg({ message: 'Poker', comment: 'Main navigation: card and board games between players' }),
  cockfight: msg({ message: 'Cockfight', comment: 'Main navigation' }),
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
