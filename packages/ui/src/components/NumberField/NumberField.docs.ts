import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A number that is typed in the digits of any language, or stepped to.',
  useWhen: ['Counts, percentages, stakes in fixed steps.'],
  avoidWhen: ['Money: take a `MoneyField`.', 'Codes, phone numbers, account names: these are texts.'],
  anatomy: ['Label', 'Input between a button for less and a button for more', 'Description and error'],
  dos: [
    'Give `min`, `max` and `step`: the buttons stop there.',
    'Say in `error` when a typed number is outside: it is left as it is.',
  ],
  donts: ['Do not use it for digits that are no quantity.', 'Do not clear what cannot be read.'],
  keyboard: [
    ['Tab', 'Moves the focus to the input'],
    ['Arrow up, Arrow down', 'Steps by `step`'],
    ['Page Up, Page Down', 'Steps by ten of it'],
  ],
  accessibility: [
    'The input is described by its error; what the buttons step to is announced.',
    'The two buttons are helpers of the mouse and of fingers: keys step in the input. Held down, they go on.',
    'The wheel scrolls the page and changes no number.',
  ],
  content: ['The label carries the unit: "Rounds per day".'],
};
