import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A question that needs an answer before something is done.',
  useWhen: ['Something that cannot be taken back, or costs money.'],
  avoidWhen: ['It can be undone: do it, and offer to undo it.', 'More than a question: take a `Dialog`.'],
  anatomy: ['Question', 'What confirming brings about', 'More to know, such as amounts', 'Two answers of one size'],
  dos: [
    'Name the act in the confirming answer: "Log out".',
    'Hand over `isPending` while it runs, and `error` when it failed: the question stays.',
  ],
  donts: ['Do not answer "Yes" and "No".', 'Do not ask before everything: people stop reading.'],
  example: 'Open',
  keyboard: [
    ['Tab', 'Moves between the answers; the focus stays inside'],
    ['Enter, Space', 'Gives the answer with the focus'],
    ['Escape', 'Cancels, unless the action is under way'],
  ],
  accessibility: [
    'An alert dialog named by the question and described by its consequence.',
    'The focus starts on the answer that changes nothing, or on the first field of the question, and goes back to what opened it, or to what stands in its place.',
    'A press beside it is no answer.',
  ],
  content: ['The question is whole: "Log out of Mekong?"'],
};
