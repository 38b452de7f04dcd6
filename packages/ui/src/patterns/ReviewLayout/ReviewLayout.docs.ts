import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'One case of a queue with its evidence: queue, evidence and person side by side.',
  useWhen: ['A page where operators decide one case after the other.'],
  avoidWhen: ['A list that is only read: take a `Table`.', 'Content with something beside it: take a `Split`.'],
  anatomy: ['Queue with its kinds', 'Evidence', 'Person', 'Foot with a note, a field and the buttons'],
  dos: [
    'Open the first case by yourself where there is room for it beside the queue, from 1024 px on.',
    'Ask before what cannot be undone.',
  ],
  donts: [
    'Do not put anything into the field that the questions of the buttons do not ask for: narrow screens do not show it.',
    'Do not decide by the queue alone.',
  ],
  keyboard: [
    ['A letter', 'What the button with that letter does; nothing while somebody types or a question is open.'],
  ],
  accessibility: [
    'The queue is a navigation with a name; the open case is its current page.',
    'The name of a button says its letter: "Approve A".',
    'What gets the focus is never below the foot.',
  ],
  content: ['An entry says amount, age and whose it is, and at most one mark with a count of others.'],
};
