import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The main places of the site within reach of a thumb, on small screens only.',
  useWhen: ['Once, in an `AppLayout`.'],
  avoidWhen: ['On a page of a game.'],
  anatomy: [
    'Up to five links with glyph and word',
    'One of them raised: the main one, in the middle',
    'In its place on phones, where a page has one: the main action of the page in a `BottomBarAction`',
  ],
  dos: [
    'Mark the current place.',
    'Use the same five everywhere.',
    'Put what a page is for into one `BottomBarAction`: a payment, an answer. Write the way back into the page.',
  ],
  donts: ['Do not put actions into it that leave no place to come back from.', 'Do not change its order by page.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: ['A navigation landmark named "Main menu"; the current link has `aria-current`.'],
  content: ['One word; long ones wrap within their fifth.'],
};
