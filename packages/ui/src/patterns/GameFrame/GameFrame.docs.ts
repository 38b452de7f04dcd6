import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The page of one game: it fills the screen, with balance, time played and result in sight above it.',
  useWhen: ['The page of a game.'],
  avoidWhen: ['A page of a lottery vendor: take a `LotteryFrame`.'],
  anatomy: [
    'One row, dark in every theme as all of the page: way out, name, vendor with the way to its page, time played, result, balance, tools; on narrow screens time and result below the name, tools in a panel',
    'Frame of the game',
    'Cover with the picture of the game: opening, failed, ended',
    'Notice and news over the upper edge of the game',
  ],
  dos: [
    'Show what the player should know without leaving the game in `notice`.',
    'Check the address before it is handed over.',
  ],
  donts: ['Do not put over the game what cannot be closed or does not go by itself.', 'Do not hide time and result.'],
  example: 'Notice',
  keyboard: [
    ['Tab', 'Moves through the header, then into the game'],
    ['Enter, Space', 'Presses the button'],
  ],
  accessibility: [
    'The frame is named after the game; below a cover keys and readers cannot reach it.',
    'A game of another origin is sandboxed.',
  ],
  content: ['Labels of the header are imperatives: "Exit game".'],
};
