import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'All games of a lobby, however many: only the cards near the screen exist.',
  useWhen: ['Long lists of games.'],
  avoidWhen: ['A few games in a row: take a `GameRail`.'],
  anatomy: ['Cards', 'Skeletons for those on their way', 'Failure or empty state'],
  dos: [
    'Give `listKey`: another list begins at its first card.',
    'Keep the objects of games between renders.',
    'Give `next` with `total`: what comes moves nothing then.',
  ],
  donts: ['Do not put anything else between the cards.', 'Do not page it: it asks for more near its end.'],
  example: 'AnotherList',
  keyboard: [
    ['Tab', 'One stop for the grid, and one for the heart of the card'],
    ['Arrow keys', 'Move between cards, by reading direction'],
    ['Home, End', 'First and last of the row; with Ctrl of the grid'],
    ['Page Up, Page Down', 'Move by a screen'],
    ['Enter', 'Opens the game'],
  ],
  accessibility: [
    'It is a grid with row and column counts; the card with the focus stays when the list goes on.',
    'Whoever comes back finds the card that was opened.',
  ],
  content: ['The `label` names the list: "Slots".'],
};
