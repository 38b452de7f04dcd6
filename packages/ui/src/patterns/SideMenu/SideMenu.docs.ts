import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Everything that the header has no room for, in groups.',
  useWhen: ['A column beside the page, or a sheet over it on small screens.'],
  avoidWhen: ['The five main places on a phone: take a `BottomBar`.'],
  anatomy: ['Lead: the main action', 'Groups of links', 'Language, theme, log out'],
  dos: ['Mark the current page.', 'Close the sheet when an item was taken.'],
  donts: ['Do not put more than one action into the lead.', 'Do not nest groups.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the items; in the sheet it stays inside'],
    ['Enter', 'Follows the link; Enter and Space on the theme switch it'],
    ['Escape', 'Closes the sheet'],
  ],
  accessibility: ['A navigation landmark; the current link has `aria-current`.', 'Languages are named in themselves.'],
  content: ['Items are nouns in sentence case.'],
};
