import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'The mark of the brand that the page shows.',
  useWhen: ['Beside the name of the site: in the header, and on pages that have none.'],
  avoidWhen: ['The mark of a vendor: take a `LazyImage`.', 'A glyph: take an `Icon`.'],
  anatomy: ['A square of 34 px, filled by the brand'],
  dos: ['Set the name of the site beside it.', 'Change it in the data of the brand (`src/brands`).'],
  donts: ['Do not draw a second mark by hand.', 'Do not use it as a button without words.'],
  keyboard: [],
  accessibility: ['It is hidden from screen readers: the name beside it says the same.'],
  content: ['It has no text of its own.'],
};
