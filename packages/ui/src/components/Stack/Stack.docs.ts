import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Children above each other at one distance.',
  useWhen: ['Forms, sections, lists.'],
  avoidWhen: ['Children beside each other: take an `Inline`.'],
  anatomy: ['Children in a column'],
  dos: ['Set `gap` by the layout where small screens need less.', 'Choose the element it is by `as`.'],
  donts: ['Do not give its children margins.', 'Do not nest stacks of the same gap.'],
  example: 'GapByLayout',
  keyboard: [],
  accessibility: ['As a `section` or `nav` it needs a name.'],
  content: ['It has no text of its own.'],
};
