import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'An amount of money to be typed, without floating-point numbers.',
  useWhen: ['Deposits, withdrawals, transfers, limits.'],
  avoidWhen: [
    'A stake that only goes in steps, or a count: take a `NumberField`.',
    'An amount is shown: take `Money`.',
  ],
  anatomy: [
    'Label',
    'Currency symbol before the digits',
    'Input',
    'Buttons for quick amounts',
    'Description and error',
  ],
  dos: [
    'Offer the amounts that are used most as `quickAmounts`.',
    'Say in `error` what is wrong with an amount outside of the limits; what was typed stays.',
  ],
  donts: ['Do not round what was typed.', 'Do not convert its value to a JavaScript number.'],
  example: 'QuickAmounts',
  keyboard: [
    ['Tab', 'Moves through the input and the quick amounts'],
    ['Arrow up, Arrow down', 'Steps the amount'],
    ['Page Up, Page Down', 'Steps by ten'],
    ['Enter, Space', 'On a quick amount: fills it in'],
  ],
  accessibility: [
    'Digits of any script are read; the value is a decimal text.',
    'Quick amounts are a named group; those outside of the limits cannot be pressed.',
  ],
  content: ['The label names what the money is for; the currency stands in the field.'],
};
