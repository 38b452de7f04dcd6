import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'One case of a queue with its evidence: queue, evidence and person side by side.',
  useWhen: ['A page where operators decide one case after the other.'],
  avoidWhen: ['A list that is only read: take a `Table`.', 'Content with something beside it: take a `Split`.'],
  anatomy: ['Queue', 'Evidence', 'Person', 'Foot with a note and the buttons'],
  dos: [
    'Give the queue a page of its own: below 1280 px it is not beside the evidence.',
    'Ask before what cannot be undone.',
  ],
  donts: ['Do not give a key to what no button does.', 'Do not decide by the queue alone.'],
  keyboard: [['A letter', 'What the page gives it; nothing while somebody types or a question is open.']],
  accessibility: ['The queue is a navigation with a name; the open case is its current page.'],
  content: ['An entry says amount, age and whose it is.'],
};
