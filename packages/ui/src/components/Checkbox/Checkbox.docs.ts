import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'One thing that is so or not, sent later with its form.',
  useWhen: ['Consent, with links in the label.', 'Several of a list may be chosen.'],
  avoidWhen: ['It takes effect at once: take a `Switch`.', 'One of several must be chosen: take a `RadioGroup`.'],
  anatomy: [
    'Box with a check, or a line for "some of those below"',
    'Label, which may hold links',
    'Description and error below',
  ],
  dos: [
    'Let the label say what holds when it is checked.',
    'Use `indeterminate` only for a box above a list of others.',
  ],
  donts: ['Do not negate: "Do not send news" makes people think twice.', 'Do not check consent beforehand.'],
  keyboard: [
    ['Tab', 'Moves the focus to the box'],
    ['Space', 'Checks or unchecks it'],
  ],
  accessibility: [
    'It has the role of a checkbox, with its label as name.',
    'Errors appear in a live region and are its description; it is then invalid.',
  ],
  content: ['A statement or a choice in sentence case, without a full stop unless it is a sentence.'],
};
