import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'What is needed to pay at a bank, each thing with a button that copies it.',
  useWhen: ['An order of a deposit that waits for its payment.'],
  avoidWhen: ['Facts that nobody types elsewhere: take a `DescriptionList`.', 'A link for phones: take a `QrCard`.'],
  anatomy: ['Amount, to the digit', 'Code, whose it is and what to do with it', 'Lines to copy'],
  dos: ['Show what is left to pay where a part came already.', 'Give `copy` what a bank takes, without spaces.'],
  donts: ['Do not show it when nothing has to be paid any more.', 'Do not round the amount.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the buttons'],
    ['Enter, Space', 'Copies, or saves the picture'],
  ],
  accessibility: [
    'The name of each button begins with the word that is seen and ends with what is copied.',
    'Everything in the code stands beside it as text too.',
  ],
  content: ['Labels as banks write them: "Account number".'],
};
