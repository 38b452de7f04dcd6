import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Children beside each other at one distance, in reading direction.',
  useWhen: ['Buttons, tags, a label with its value.'],
  avoidWhen: ['Children below each other: take a `Stack`.', 'Many cells of one width: take a `Grid`.'],
  anatomy: ['Children in a line that may wrap'],
  dos: ['Let it wrap, except in bars of fixed content.', 'Make it a list by `as="ul"` when it is one.'],
  donts: ['Do not give its children margins.', 'Do not order children by style: reading order is theirs.'],
  keyboard: [],
  accessibility: ['The order seen is the order read.'],
  content: ['It has no text of its own.'],
};
