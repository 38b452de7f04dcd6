import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'What logs the account in without a password: add, rename, remove.',
  useWhen: ['The security page.'],
  avoidWhen: ['Logging in by a passkey: `LoginForm` offers it.'],
  anatomy: [
    'Passkeys with name, kind and dates',
    '`PasskeyListName`: the form of a new name, in the place of the old',
    'Button that adds one',
  ],
  dos: ['Keep the form open when a new name is refused, with what was typed.', 'Say when the browser cannot make one.'],
  donts: ['Do not name passkeys by technical words.', 'Do not remove without a question.'],
  example: 'RenameFailed',
  keyboard: [
    ['Tab', 'Moves through the buttons'],
    ['Enter', 'In the field: saves the name'],
    ['Escape', 'In the field or the question: takes it back'],
  ],
  accessibility: ['The focus goes into the field and comes back to the button.', 'Each button names its passkey.'],
  content: [`Names are the owner's: "My phone".`],
};
