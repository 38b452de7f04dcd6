import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Puts an authenticator app before an account, in two steps.',
  useWhen: ['The security page.'],
  avoidWhen: ['Typing a code at log-in: take a `SecondFactorForm`.'],
  anatomy: [
    'The steps, while it is set up',
    'Key as a code for the camera, a link and a text',
    'Field for the first code',
    'Recovery codes',
    'State: on, with the codes that are left',
  ],
  dos: ['Let the codes go only after their owner said that they are kept.', 'Offer the key in all three forms.'],
  donts: ['Do not show recovery codes twice.', 'Do not take the authenticator away without a question.'],
  example: 'RecoveryCodes',
  keyboard: [
    ['Tab', 'Moves through the steps'],
    ['Enter', 'Confirms the code'],
    ['Escape', 'Cancels the question'],
  ],
  accessibility: ['A `Stepper` says which step is shown; a refused code is said at its field.'],
  content: ['Steps are imperatives: "Type the code that the app shows".'],
};
