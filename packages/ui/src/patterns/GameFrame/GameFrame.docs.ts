import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The page of one game: it fills the screen, with balance, time played and result in sight above it.',
  useWhen: ['The page of a game.'],
  avoidWhen: ['A page of a lottery vendor: take a `LotteryFrame`.'],
  anatomy: [
    'Header: way out, name, balance, time played, fair play, report, favourite, full screen',
    'News and notice',
    'Frame of the game',
    'Cover: opening, failed, ended',
  ],
  dos: [
    'Show what the player should know without leaving the game in `notice`.',
    'Check the address before it is handed over.',
  ],
  donts: ['Do not put anything over a game that is being played.', 'Do not hide time and result.'],
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
