import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Running text on the type scale.',
  useWhen: ['Paragraphs, captions, figures.'],
  avoidWhen: ['A heading: take a `Heading`.', 'An amount or a time: take `Money` or `DateTime`.'],
  anatomy: ['Words in a size, weight and tone'],
  dos: ['Use `isTabular` for numbers that stand above each other.', 'Give `lang` for words of another language.'],
  donts: ['Do not say an outcome by its tone alone.', 'Do not cut text that cannot be read elsewhere.'],
  example: 'Scripts',
  keyboard: [],
  accessibility: [
    'Scripts that stack marks get taller lines by themselves.',
    "Sizes are rem: they follow the reader's setting.",
  ],
  content: ['Sentence case; nothing is set in capitals.'],
};
