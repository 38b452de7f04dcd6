import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'new',
  purpose: 'Where somebody is in a task of several steps, and what is still to come.',
  useWhen: ['A task of two to five screens in a fixed order: setting up an authenticator.'],
  avoidWhen: [
    'What has happened to a thing: take a `Timeline`.',
    'How far something has come by itself: take a `Progress`.',
    'Views that can be changed between: take `Tabs`.',
  ],
  anatomy: [
    'Mark of a step: its number, or a check when it is done',
    'Name of the step below it',
    'Line to the next one',
  ],
  dos: ['Put it above the step, and keep it there until the task is done.', 'Count only steps that everybody takes.'],
  donts: ['Do not use it for one step.', 'Do not number the texts below it as well.'],
  example: 'Default',
  keyboard: [],
  accessibility: [
    'An ordered list with a name; the step that is shown says so (`aria-current`), those before it that they are done.',
  ],
  content: ['Names are imperatives of two or three words: "Save the codes".'],
};
