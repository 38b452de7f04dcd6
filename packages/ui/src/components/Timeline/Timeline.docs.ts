import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'The course of a thing in its steps, and the step it stands at.',
  useWhen: ['The movements of a bet.', 'The way of an order, also one that failed.'],
  avoidWhen: ['Many entries that are looked through: take a `RecordTable`.'],
  anatomy: ['Mark of the state', 'What happened, with what it came to', 'When, and by whom'],
  dos: ['Order the steps from the first to the last.', 'Show what is waited for as the last step.'],
  donts: ['Do not mark more than one step as current or stopped.', 'Do not say a state by colour alone.'],
  example: 'InProgress',
  keyboard: [],
  accessibility: ['An ordered list with a name; the current step says so (`aria-current`).'],
  content: ['A step that has happened is a noun: "Payout". One that is waited for says for what.'],
};
