import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Asks the owner of the account to prove again who is there.',
  useWhen: ['Before something that cannot be taken back: changing a password, ending a protection.'],
  avoidWhen: ['Logging in: take a `LoginForm` and a `SecondFactorForm`.'],
  anatomy: ['Question', 'Field of the method', 'Other ways'],
  dos: ['Offer every proof that the account takes.', 'Give the focus back to what asked.'],
  donts: ['Do not do the act when it is closed.', 'Do not ask for it when the last proof is fresh.'],
  example: 'OtherWays',
  keyboard: [
    ['Tab, Shift+Tab', 'Moves inside it'],
    ['Enter', 'Sends the proof'],
    ['Escape', 'Closes it without a proof'],
  ],
  accessibility: ['The focus starts in the field.', 'A refusal is an alert above the field.'],
  content: ['"Confirm that it is you" says what is asked; the ways are imperatives.'],
};
