import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The way back for who forgot the password: a link by email, or a code by phone.',
  useWhen: ['"Forgot password?" of the log-in.'],
  avoidWhen: ['The password is known: take a `ChangePasswordForm`.'],
  anatomy: [
    'Tabs for email and phone',
    'Fields; by phone with the new password in the same step',
    'Sent: what to do now',
  ],
  dos: ['Use the same words whether or not the account exists.', 'Say for how long no more is sent.'],
  donts: ['Do not tell which address belongs to an account.', 'Do not lose what was typed when the human check comes.'],
  example: 'Sent',
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Arrow left, Arrow right', 'On the tabs: switch the way'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: ['A refusal stands at the field that it is about.'],
  content: ['"Check your email" tells what to do next.'],
};
