import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Every way to log in, each by its switch.',
  useWhen: ['In a dialog or on the log-in page.'],
  avoidWhen: ['A second step: take a `SecondFactorForm`.', 'Proving again who is there: take a `StepUpDialog`.'],
  anatomy: [
    'Alert, when it was refused',
    'The account that was remembered',
    'Tabs for password and code',
    'Fields, captcha, the human check in their place',
    'Passkey, social accounts, free play, registration',
  ],
  dos: ['Take fields as a form library registers them.', 'Show the captcha only after the server asked.'],
  donts: ['Do not say whether the name or the password was wrong.', 'Do not clear what was typed after a refusal.'],
  keyboard: [
    ['Tab', 'Moves through the fields and ways'],
    ['Arrow left, Arrow right', 'On the tabs: switch the way'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: [
    'Fields have the names that password managers know.',
    'A refusal is an alert above everything, and in words at its field.',
  ],
  content: ['"Log in", never "sign in".'],
};
