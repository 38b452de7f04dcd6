import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Numbers of one draw: balls, digits, dice, the order of a race, or a board of prizes.',
  useWhen: ['Results and history of draws.'],
  avoidWhen: ['The time until the next: take a `Countdown`.'],
  anatomy: ['Numbers in the form of the lottery', 'Bonus, marked by a word'],
  dos: [
    'Announce (`isAnnounced`) only the one draw that a page is about.',
    'Choose `size` by the place, not by the lottery.',
  ],
  donts: ['Do not sort the numbers anew.', 'Do not show numbers before they are final.'],
  example: 'Announced',
  keyboard: [],
  accessibility: [
    'A list of numbers to screen readers; faces of dice are numbers too.',
    'Digits run from left to right.',
  ],
  content: ['The `label` names the draw: "Numbers of draw 20261121-093".'],
};
