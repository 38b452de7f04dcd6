import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Families of games that no server plays yet, in one quiet block.',
  useWhen: ['The end of the home page and of a lobby.'],
  avoidWhen: ['A game or vendor that an operator has switched off: its card says so itself.'],
  anatomy: ['Title', 'Tile with the cover of a game and the name of the family'],
  dos: ['Put it behind everything that can be played.', 'Lead to the page of the family, which says what is planned.'],
  donts: ['Do not mark single games as coming.', 'Do not count what cannot be played.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the tiles'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: ['A landmark with its heading; a list of links.', 'Covers are decoration: the name says it.'],
  content: ['The name of the family alone. No dates.'],
};
