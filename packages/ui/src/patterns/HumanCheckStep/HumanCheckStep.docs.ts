import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The step that tells people from programs, in the place of a form.',
  useWhen: ['The server asks for a human check before a form is sent.'],
  avoidWhen: ['The check stands alone: take a `SliderChallenge`.'],
  anatomy: ['Alert, when the last try was refused', 'The `SliderChallenge`', 'Way back to the form'],
  dos: ['Say by an `Alert` why the last try was refused.', 'Keep the form mounted: its fields keep what was typed.'],
  donts: ['Do not put it into another dialog.', 'Do not show it before the server asked.'],
  example: 'WithAlert',
  keyboard: [['Tab', 'Moves through puzzle and way back']],
  accessibility: ['The keys of the puzzle are those of `SliderChallenge`.'],
  content: ['An alert says what went wrong, not that the reader may be a program.'],
};
