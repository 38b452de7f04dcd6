import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'An outline icon in the colour of the text around it.',
  useWhen: ['Beside a word, to be found faster.'],
  avoidWhen: ['It can be pressed: take an `IconButton`.', 'It is a picture or a brand: take a `LazyImage` or art.'],
  anatomy: ['A glyph of 16, 20 or 26 px'],
  dos: [
    'Give a `label` when no word beside it says the same.',
    'Import the glyph by name, so that only used ones are downloaded.',
  ],
  donts: [
    'Do not use a glyph for a meaning that it has nowhere else.',
    'Do not turn glyphs by hand in right-to-left: those of `mirroredGlyphs` turn by themselves.',
  ],
  keyboard: [],
  accessibility: ['Without a label it is hidden from screen readers, with one it is an image of that name.'],
  content: ['The label is what it means, not what it shows: "Verified", not "Check mark".'],
};
