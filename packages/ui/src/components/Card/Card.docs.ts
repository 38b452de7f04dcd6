import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A panel on the page: surface, hairline, soft corners.',
  useWhen: ['A group of content that belongs together.'],
  avoidWhen: ['The whole panel is a link to a game: take a `GameCard`.', 'A message: take an `Alert`.'],
  anatomy: ['Surface in a tone', 'Content'],
  dos: ['Say by an icon and words what a tone means.', 'Name it when it is a `section`.'],
  donts: ['Do not nest cards.', 'Do not give it outer margins: distances belong to the parent.'],
  example: 'Notice',
  keyboard: [],
  accessibility: ['It is a plain element unless `as` makes it a section, an article or an item.'],
  content: ['Begin with a heading when it stands for a section.'],
};
