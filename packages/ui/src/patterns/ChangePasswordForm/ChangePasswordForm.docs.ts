import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Sets a new password: with the current one, or after a link of recovery.',
  useWhen: ['The security page; after log-in when the password must be changed.'],
  avoidWhen: ['The password was forgotten: take a `RecoveryForm`.'],
  anatomy: [
    'Reason, when it must be changed',
    'Current password',
    'New password with its rules, and its confirmation',
    'Picture of a captcha, when it is asked for',
    'Button',
  ],
  dos: ['Say by `reason` why it must be changed.', 'Hand over `username` for password managers.'],
  donts: [
    'Do not ask for the current password again a moment after it was typed.',
    'Do not check the strength in the browser alone.',
  ],
  example: 'Expired',
  keyboard: [
    ['Tab', 'Moves through the fields'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: [
    'The fields say which is the current and which the new password.',
    'A refusal stands above the fields and is read at once.',
  ],
  content: ['The reason tells what to do: "Your password has expired. Choose a new one to go on."'],
};
