import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Shows what a slot stood at: symbols in reels, with winning cells lit and winning lines drawn.',
  useWhen: ['The details of a bet.'],
  avoidWhen: ['The game itself, which draws its own reels.', 'Numbers of a draw: take `OpenedNumbers`.'],
  anatomy: ['Reels of cells', 'Winning lines over them', 'What stands on a coin', 'Caption with what it paid'],
  dos: [
    'Say the board row by row in `label`, then each win: it is all that screen readers get.',
    'Name each symbol in the language of the reader: the name stands where a picture does not come.',
  ],
  donts: [
    'Do not light cells of a round that paid nothing.',
    'Do not take pictures from an address that was not checked.',
  ],
  example: 'Lines',
  keyboard: [],
  accessibility: [
    'One picture with its words; cells are no stops.',
    'Winning cells have a frame, besides being brighter than the others.',
    'Reels run from left to right in every language, as in the game.',
  ],
  content: ['The caption names the best wins and the amount.'],
};
