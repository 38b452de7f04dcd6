import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A password, hidden until its owner asks to see it.',
  useWhen: ['Log-in, registration, confirming who is there.'],
  avoidWhen: ['A code of digits: take a `OneTimeCodeField`.'],
  anatomy: [
    'Label',
    'Input with a lock',
    'Button that shows the password',
    'Description, for instance `PasswordRules`, and error',
  ],
  dos: [
    'Say by `autoComplete` whether the password is the current one or a new one.',
    'Allow pasting, so that password managers work.',
  ],
  donts: ['Do not ask to type a current password twice.', 'Do not limit which signs may be used.'],
  keyboard: [
    ['Tab', 'Moves to the input, then to the button'],
    ['Enter, Space', 'On the button: shows or hides the password'],
  ],
  accessibility: [
    'The button is a switch named "Show password" with `aria-pressed`.',
    'The input runs from left to right and is not spell-checked.',
  ],
  content: ['Say which password is meant when a page has several.'],
};
