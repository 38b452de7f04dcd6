import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The game families of the site as tiles, each the way into its lobby.',
  useWhen: ['The home page, above its games.'],
  avoidWhen: ['Filters within a list: take `FilterChips`.'],
  anatomy: ['Tile with glyph, word and number of games'],
  dos: ['Hand over `undefined` while they load: skeletons stand in.', 'Leave families without games out.'],
  donts: ['Do not add tiles that are no family of games.', 'Do not mark one as current: they lead away.'],
  example: 'Loading',
  keyboard: [
    ['Tab', 'Moves through the tiles'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'A list of links in a landmark named "Game categories".',
    'While they load the list is busy. On phones it goes on beyond the edge; keys bring each tile into sight.',
  ],
  content: ['The name of the family alone; the count says how many games.'],
};
