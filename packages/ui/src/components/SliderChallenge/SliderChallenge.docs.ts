import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A puzzle that proves a person is there: the piece is put into its place.',
  useWhen: ['The server asks for a human check.'],
  avoidWhen: [
    'Characters of a picture are asked for: take a `CaptchaField`.',
    'In a form: wrap it in a `HumanCheckStep`.',
  ],
  anatomy: [
    'Picture with the piece',
    'Track with the handle',
    'Two step buttons and an answer button',
    'Button for another puzzle, and the way without a puzzle',
    'Line that says how it went',
  ],
  dos: [
    'Offer `work`: the device computes for whoever cannot solve a picture.',
    'Keep `step` below the tolerance of the server.',
  ],
  donts: [
    'Do not leave `work` out: not everybody can solve a picture.',
    'Do not judge the answer in the browser.',
    'Do not take the fields of the form away: they keep what was typed.',
  ],
  example: 'WithoutPuzzle',
  keyboard: [
    ['Tab', 'Moves through handle, buttons and the other way'],
    ['Arrow left, Arrow right', 'On the handle: move the piece where they point'],
    ['Enter', 'Answers'],
  ],
  accessibility: [
    'WCAG 2.2, 2.5.7 and 3.3.8: it works without dragging and without a puzzle.',
    'Success, failure and expiry are announced.',
  ],
  content: ['Its texts are its own; say above it why it is asked for only when it was refused before.'],
};
