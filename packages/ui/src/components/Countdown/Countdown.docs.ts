import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Time left until a moment.',
  useWhen: ['A draw closes, an offer ends, a code expires.'],
  avoidWhen: [
    'Time since a moment runs up: the clock of the game frame does that.',
    'The moment itself is meant: take a `DateTime`.',
  ],
  anatomy: ['Digits of one width, or "2 days 3 hours" when it is long'],
  dos: [
    'Hand over `clockOffset`, so that a device with a wrong clock counts right.',
    'Set words beside it that say what happens then: "Closes in".',
  ],
  donts: [
    'Do not put many of them on a page without need: each renders once a second.',
    'Do not press people by it: it states a fact.',
  ],
  example: 'WrongDeviceClock',
  keyboard: [],
  accessibility: ['It is a timer; single seconds are not announced.', 'Digits run from left to right.'],
  content: ['Words before it end without a colon: "Next draw in".'],
};
