import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A code of digits from a message or an app.',
  useWhen: ['Codes by SMS, codes of an authenticator.', 'With `isSecret`: a payment password of digits.'],
  avoidWhen: ['A recovery code with letters: take a `TextField`.'],
  anatomy: [
    'Label',
    'Cells for the eye over one real input',
    'What stands behind the cells, such as the `SmsCodeButton`',
    'Description and error',
  ],
  dos: ['Give the `length` of the code.', 'Send the form by `onComplete`, and keep the button for whoever needs it.'],
  donts: [
    'Do not make one input for each digit: phones cannot fill those in.',
    'Do not clear the code before it was refused.',
  ],
  keyboard: [
    ['Tab', 'One stop for the whole code'],
    ['Digits', 'Type the code; a paste may hold spaces or a whole sentence'],
    ['Backspace', 'Takes the last digit out'],
  ],
  accessibility: [
    'It is one text input with `autocomplete="one-time-code"`; the cells are hidden from screen readers.',
    'With `isSecret` it is a password input that nothing is filled into.',
    'Digits of any script are taken, and run from left to right.',
  ],
  content: ['"Code from the message", with the masked number in the description.'],
};
