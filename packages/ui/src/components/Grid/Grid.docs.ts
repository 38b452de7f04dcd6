import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Cells of one width, as many in a line as fit.',
  useWhen: ['Tiles, cards and panels of one kind.'],
  avoidWhen: ['Two areas of different weight: take a `Split`.', 'Rows of records: take a `Table`.'],
  anatomy: ['Cells of at least 128, 220 or 320 px'],
  dos: [
    'Make it a list by `as="ul"` when its cells are items.',
    'Use `isFilled` for a handful of cells, so that no place stays empty.',
    'Put four cards into `GridPairs`: the fourth is never alone in its line.',
  ],
  donts: [
    'Do not count columns by the width of the screen.',
    'Do not use `isFilled` in long lists: the last cells would look different.',
  ],
  keyboard: [],
  accessibility: ['Reading order is the order of the children.'],
  content: ['It has no text of its own.'],
};
