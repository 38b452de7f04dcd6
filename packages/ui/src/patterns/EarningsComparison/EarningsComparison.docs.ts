import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'What parties of a contract get now beside what they would get by an offer, as bars on one scale.',
  useWhen: ['Terms are typed, and both sides should see what they come to.'],
  avoidWhen: ['Sums over time: take a `Chart`.', 'How far something is: take a `Progress`.'],
  anatomy: [
    'Initials, name and what the sums are',
    'Change, with its sign',
    'Bar and sum of now',
    'Bar and sum of the offer',
  ],
  dos: ['Show what the reader keeps too, not only what the other one gains.'],
  donts: ['Do not leave out a sum below zero: it has no bar, but it has its figure.'],
  keyboard: [],
  accessibility: ['Each party is a group with its name; bars are hidden from screen readers, their sums are read.'],
  content: ['Short words beside the bars: "Now", "Offer".'],
};
