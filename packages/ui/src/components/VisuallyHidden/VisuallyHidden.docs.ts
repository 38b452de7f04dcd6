import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Text out of sight that screen readers still say.',
  useWhen: ['A word beside a colour, the rest of a short label.'],
  avoidWhen: ['Everybody needs it: show it.', 'It must appear when it gets the focus: write that style in the part.'],
  anatomy: ['Words'],
  dos: [
    'Use it to complete a label: "Remove" and, hidden, the name of the row.',
    'Point to it by `id` when another element is named by it.',
  ],
  donts: ['Do not tell screen readers more than others learn.', 'Do not hide controls in it.'],
  keyboard: [],
  accessibility: ['It is read in its place and takes no room.'],
  content: ['Write it as a continuation of the words beside it.'],
};
