import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Contracts of one kind with their tiers, and the answers that can be given to each.',
  useWhen: ['Contracts of dividends, daily wages and hourly salaries in the agent centre.'],
  avoidWhen: ['Records without answers: take a `RecordTable`.'],
  anatomy: [
    'Party, game type and note',
    'Tiers: stakes, loss, active members, rate',
    'Status',
    'Answers',
    'Worked example, and the notice that a downline holds a higher rate',
  ],
  dos: ['Show `pending` until the contracts were loaded anew.', 'Give the worked example: it says what a rate means.'],
  donts: ['Do not make one answer larger than the other.', 'Do not shorten the question before a contract is ended.'],
  example: 'Pending',
  keyboard: [
    ['Tab', 'Moves through the answers'],
    ['Enter, Space', 'Gives the answer, after a question where one is needed'],
    ['Escape', 'Cancels the question'],
  ],
  accessibility: [
    'One table to every reader, as cards too; every answer names party and game type.',
    'Below a width of its own contracts are cards; a table that still lacks room scrolls by keys.',
  ],
  content: ['Answers are verbs: "Sign", "Reject", "Terminate".'],
};
