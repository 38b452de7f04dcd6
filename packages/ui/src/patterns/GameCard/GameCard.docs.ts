import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A game: cover, name, vendor, and a heart for favourites.',
  useWhen: ['In a `GameGrid` or a `GameRail`.'],
  avoidWhen: ['The first game of a page: take a `GameFeature`.', 'A table with a dealer: take a `LiveTableCard`.'],
  anatomy: [
    'Cover with a ribbon; pointed at or pressed it shows the sign of playing and the return to player',
    'Name and vendor',
    'Optional line of facts',
    'Heart',
    'Optional "Play free", seen while the card is pointed at or has the focus, and at all times on touch screens',
  ],
  dos: [
    'Give `facts` to all cards of a grid or to none.',
    'Hand over `maintenanceUntil` with the ribbon of maintenance.',
  ],
  donts: ["Do not put words on the cover: it has the game's own.", 'Do not add further buttons.'],
  example: 'Facts',
  keyboard: [
    ['Tab', 'One stop for the game, one for "Play free", one for its heart'],
    ['Enter', 'Opens the game; on the heart, Enter and Space turn it'],
  ],
  accessibility: [
    'The heart is a switch named after the game.',
    'A cover is decoration: the name stands below it.',
    'Under a mouse the cover moves a little behind the sign of playing; nothing moves under `prefers-reduced-motion`.',
  ],
  content: [
    'Names are shown as the vendor writes them, in two lines; facts give way to the second, the vendor to a third.',
  ],
};
