import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'A game as large as four cards: its hero before its scene, what it plays like, and the way into it.',
  useWhen: ['The first game of a `GameGrid` or of a row of cards.'],
  avoidWhen: ['All other games: take a `GameCard`.', 'News or a promotion: take a `BannerCarousel`.'],
  anatomy: [
    'Two layers of art with the ribbon',
    'Name, traits, return to player and greatest win',
    'Sign of playing and optional "Play free"',
    'Heart',
  ],
  dos: ['Give it a place of a height: it fills that.', 'Show one in a list.'],
  donts: ['Do not put words on the art.', 'Do not say what the game cannot prove.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'One stop for the game, one for "Play free", one for its heart'],
    ['Enter', 'Opens the game; on a button, Enter and Space press it'],
  ],
  accessibility: [
    'The whole card is one link, named after the game; the sign of playing is part of it.',
    'Nothing moves under `prefers-reduced-motion`.',
  ],
  content: ['Traits are short names with a dot between them, at most three.'],
};
