import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The frame of every field: label, control, description and error, tied together.',
  useWhen: ['A new kind of control is built.'],
  avoidWhen: ['A ready-made field exists: `TextField`, `Select` and the others bring it along.'],
  anatomy: [
    'Label, with a star when the field is required',
    'The control, given the ids it needs',
    'Description',
    'Error, in a region that is always there',
  ],
  dos: [
    'Keep the label in sight; hide it only where the value speaks for itself, in a bar over a table.',
    'Spread the given properties over the control that takes the focus.',
  ],
  donts: ['Do not put a second label beside it.', 'Do not use the placeholder as the label.'],
  example: 'HiddenLabel',
  keyboard: [['Tab', 'Moves the focus to the control']],
  accessibility: [
    '`aria-describedby` names description and error; an error sets `aria-invalid`.',
    'The error region is polite and there from the start, so that an error is read when it appears.',
  ],
  content: ['An error says what is wrong and how to put it right: "Use at least 8 characters."'],
};
