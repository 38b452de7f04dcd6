import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Vendors of a page to choose from, several at once.',
  useWhen: ['Lobbies with games of many vendors.'],
  avoidWhen: [
    'Screens below 640 px, where it is not shown: vendors are in the panel of `FilterBar`.',
    'One filter of several: take `FilterChips`.',
    'All vendors of the site: take a `VendorWall`.',
  ],
  anatomy: ['Links in one line, a dozen of many', 'Buttons that move the line', 'Sheet with all of them and a search'],
  dos: ['Put the choice into the address.', 'Say which vendor is under maintenance.'],
  donts: ['Do not cut names without their end being readable elsewhere.', 'Do not choose more than `limit`.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the links and buttons'],
    ['Enter', 'Follows the link; opens the sheet'],
    ['Escape', 'Leaves the sheet with the choice as it was'],
  ],
  accessibility: ['A chosen vendor has `aria-current`; each link leads to the page with or without it.'],
  content: ['Names of vendors are as they write them.'],
};
