import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A status or a mark, in a word.',
  useWhen: ['The state of a bet, a contract, a payment.', 'A mark on art, with the variant `solid`.'],
  avoidWhen: ['It can be pressed: take a `Chip`.', 'A number that waits: take a `Badge`.'],
  anatomy: ['Optional glyph', 'Word'],
  dos: ['Give a status a glyph: colour alone never says it.', 'Use the same tone for the same status everywhere.'],
  donts: ['Do not put a sentence into it.', 'Do not use `accent` for more than one thing in a view.'],
  example: 'Status',
  keyboard: [],
  accessibility: ['It is plain text to screen readers.'],
  content: ['One or two words in sentence case: "Pending", "Won".'],
};
