import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Who makes the games: a tile for each vendor, the way to its games.',
  useWhen: ['The home page.'],
  avoidWhen: ['Choosing vendors of a list: take `VendorChips`.'],
  anatomy: ['Mark, name and number of games', 'Marks for hot and for maintenance'],
  dos: ['Say maintenance in words.', 'Leave it out when there is no vendor.'],
  donts: ['Do not draw marks anew.', 'Do not sort them by size.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the tiles'],
    ['Enter', "Opens the vendor's games"],
  ],
  accessibility: ['A tile is one link, named by the vendor.'],
  content: ['Names are as vendors write them.'],
};
