import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'What is known of one thing, as pairs of name and value.',
  useWhen: ['Details of a bet, a session, a report.'],
  avoidWhen: ['Many things of one kind: take a `Table`.', 'Figures to compare at a glance: take `StatCards`.'],
  anatomy: ['Name at the start of the line', 'Value at its end'],
  dos: ['Give it a `label`, or a heading above that says the same.', 'Put words of others into a `bdi`.'],
  donts: ['Do not leave a pair out because its value is not known yet: say "–".', 'Do not put buttons into values.'],
  keyboard: [],
  accessibility: ['Names and values are tied to each other for screen readers.'],
  content: ['Names are short nouns without a colon.'],
};
