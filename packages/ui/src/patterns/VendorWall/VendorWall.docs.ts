import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Who makes the games: a tile for each vendor, the way to its games.',
  useWhen: ['The page of all providers: a wall of those that can be played, and one of those to come.'],
  avoidWhen: ['Choosing vendors of a list: take `VendorChips`.', 'The page of one vendor: take a `ProviderHero`.'],
  anatomy: ['Mark, name and number of games', 'Marks for hot and for maintenance'],
  dos: [
    'Hand over all vendors that have games, in the order of the menu.',
    'Hand over `isInMaintenance`: the tile says so and stays a link.',
  ],
  donts: ['Do not draw marks anew: vendors are known by their own.', 'Do not sort them by size.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the tiles'],
    ['Enter', "Opens the vendor's games"],
  ],
  accessibility: [
    'A section named by its title with a list of links; each is named by vendor, state and number of games.',
    'Marks are decoration: the name stands below. Hot and maintenance are glyphs with a name.',
    'Without a vendor nothing is shown, the title included.',
  ],
  content: ['Names are as vendors write them.'],
};
