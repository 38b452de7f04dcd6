import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Figures with their labels, as many in a line as fit; none is left alone in the last line.',
  useWhen: ['The head of a report or a centre.'],
  avoidWhen: [
    'Records: take a `Table`.',
    'Sums of a list by its filter: they are the `totals` of its `RecordTable`, and are not said twice.',
    'How far something is: take a `Progress`.',
  ],
  anatomy: ['Label', 'Figure', 'Note: a change with its sign'],
  dos: ['Give the group a `label`.', 'Say a change by its sign and a word, not by colour alone.'],
  donts: ['Do not round away what matters.', 'Do not show more than people compare.'],
  keyboard: [],
  accessibility: [
    'Each figure belongs to its label; the group has a name.',
    'While they load the group is `aria-busy`.',
  ],
  content: ['Labels are nouns: "Team turnover".'],
};
