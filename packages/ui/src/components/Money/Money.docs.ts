import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'An amount of money, isolated from the text around it.',
  useWhen: ['Every amount that is shown.'],
  avoidWhen: ['An amount is typed: take a `MoneyField`.'],
  anatomy: ['Sign', 'Currency symbol', 'Digits with thousands and decimals', 'Optional word for the outcome'],
  dos: [
    'Use the tone `outcome` for what a bet brought.',
    'Leave the symbol out in columns whose heading names the currency.',
  ],
  donts: [
    'Do not write amounts by hand: signs and digits follow language and currency.',
    'Do not count amounts up: a number that is not true yet is wrong.',
    'Do not round up: what is beyond the last digit is cut off.',
  ],
  example: 'Outcome',
  keyboard: [],
  accessibility: [
    'It runs from left to right in every language and stays in its place in a right-to-left sentence.',
    'An outcome is said by sign, colour and a word that is read.',
    'While a newer amount is on its way it is `aria-busy`.',
  ],
  content: ['The symbol stands before the digits in every language.'],
};
