import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The end of every page: who makes the games, where help is, who runs the site and for whom it is.',
  useWhen: ["Once, at the end of the site's frame."],
  avoidWhen: ['Inside a game, which fills the screen.'],
  anatomy: [
    'Marks of some vendors, each the way to its page, and the way to all',
    'Links to help',
    'Name, year, least age and licence',
  ],
  dos: ['Show the licence where the law asks for it.', 'Keep safer play among the links.'],
  donts: ['Do not put offers into it.', 'Do not repeat the main navigation.'],
  example: 'Licensed',
  keyboard: [['Tab', 'Moves through the links']],
  accessibility: ['Its links stand in a navigation landmark named "Help".'],
  content: ['Links are names of pages; the licence is in the words of who granted it.'],
};
