import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Past draws with their numbers and the proof that they were fair.',
  useWhen: ['The results page of a lottery.'],
  avoidWhen: ['The running draw: take a `DrawCard`.'],
  anatomy: ['Number and time of the draw', 'Numbers', 'Check of the proof, with seed and hash to copy', 'Pages'],
  dos: ['Hand over the check that this device made.', 'Explain a failed check in the row.'],
  donts: ['Do not shorten hashes without a way to copy them.', 'Do not show "Verified" without having checked.'],
  keyboard: [
    ['Tab', 'Moves through proofs and pages'],
    ['Enter, Space', 'Opens and closes a proof'],
    ['Escape', 'Closes it and gives the focus back'],
  ],
  accessibility: [
    'Rows are named by the number of the draw.',
    'Cards on small screens, the same table to screen readers.',
  ],
  content: ['"Verified" and "Not verified" are the words of the check; the proof says what was compared.'],
};
