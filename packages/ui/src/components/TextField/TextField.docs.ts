import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'One line of text.',
  useWhen: ['Names, addresses, anything typed that has no field of its own.'],
  avoidWhen: [
    'Money, numbers, days, phones, codes and passwords have fields of their own.',
    'Several lines: take a `TextArea`.',
  ],
  anatomy: [
    'Label',
    'Optional glyph',
    'Input',
    'What stands behind the text: a unit or an `IconButton`',
    'Description and error',
  ],
  dos: [
    'Give `autoComplete`, `inputMode` and `enterKeyHint`: phones show the right keyboard.',
    'Turn `hasSpellCheck` off for names and codes.',
  ],
  donts: ['Do not use the placeholder as the label.', 'Do not show an error before the field was left.'],
  keyboard: [['Tab', 'Moves the focus to the input, then to what stands behind it']],
  accessibility: ['Label, description and error are tied to the input.'],
  content: ['The label is a noun: "Email address". The error says how to put it right.'],
};
