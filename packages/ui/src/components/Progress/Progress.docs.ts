import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'How far something is.',
  useWhen: [
    'A turnover to be reached, an upload, a step of several.',
    'Without `value`, when nobody knows how far it is.',
  ],
  avoidWhen: ['Content is loading: take a `Skeleton`.'],
  anatomy: ['Label', 'Value in words', 'Bar'],
  dos: [
    'Give `valueText` in the form of the language: "64%", "12 of 20 games".',
    'Hide the label only where a heading says the same.',
  ],
  donts: ['Do not use it for a rating.', 'Do not let it run backwards.'],
  keyboard: [],
  accessibility: ['It is a native progress bar, named by its label, with the value text read in place of the number.'],
  content: ['The label says what goes on: "Turnover of the welcome bonus".'],
};
