import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A row of games that scrolls sideways within itself.',
  useWhen: ['Hot, new and recent games on the home page.'],
  avoidWhen: ['A whole lobby: take a `GameGrid`.'],
  anatomy: ['Title, and the way to all of them', 'Cards', 'Two buttons that move the line'],
  dos: ['Give `expected`: so many skeletons stand in.', 'Mark the rail of the first screen with `isPriority`.'],
  donts: [
    'Do not show a title over nothing: an empty row leaves itself out.',
    'Do not let a failure take the page along.',
  ],
  example: 'Loading',
  keyboard: [
    ['Tab', 'Moves through cards, hearts and buttons'],
    ['Enter', 'Opens the game'],
  ],
  accessibility: ['A section named by its title; the buttons say what they move.'],
  content: ['The title is a short noun: "Hot games".'],
};
