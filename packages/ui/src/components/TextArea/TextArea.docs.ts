import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Several lines of text; it grows with them.',
  useWhen: ['Messages to support, descriptions, notes.'],
  avoidWhen: ['One line: take a `TextField`.'],
  anatomy: ['Label', 'Input, at least three lines high', 'Description, the characters left, and error'],
  dos: ['Give `maxLength`: the counter says how much room is left.', 'Set `rows` to what a usual answer needs.'],
  donts: [
    'Do not limit it to less than people need to explain themselves.',
    'Do not cut what was pasted without saying so.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it and out of it'],
    ['Enter', 'A new line'],
  ],
  accessibility: ['The counter belongs to its description.', 'Label, description and error are tied to it.'],
  content: ['Ask a question or name the thing: "What happened?"'],
};
