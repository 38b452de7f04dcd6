import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: "An instant in the merchant's time zone, in the words of the language.",
  useWhen: ['Times of bets, messages, log-ins.'],
  avoidWhen: ['Time left: take a `Countdown`.', 'A day is typed: take a `DateField`.'],
  anatomy: ['Date, time, or both'],
  dos: ['Name the zone once in a heading, or by `hasZone`.', 'Use `short` in tables and `medium` in text.'],
  donts: ['Do not format times by hand.', 'Do not show the zone of the device: records are compared across devices.'],
  keyboard: [],
  accessibility: ['It is a `time` element with the machine-readable instant.', 'Digits are Latin and of one width.'],
  content: ['Write the words around it so that date and time may stand in any order.'],
};
