import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Second step of a log-in: the code of an authenticator, a recovery code, or a passkey.',
  useWhen: ['After the password of an account with a second factor.'],
  avoidWhen: ['Before a sensitive act: take a `StepUpDialog`.'],
  anatomy: ['Alert', 'Field of the method', 'Other ways', 'Way back'],
  dos: ['Offer every method that the account takes.', 'Send at once by `onComplete` of the code.'],
  donts: ['Do not tell which digit was wrong.', 'Do not clear the first step when somebody goes back.'],
  keyboard: [
    ['Tab', 'Moves through field and ways'],
    ['Enter', 'Sends the form'],
  ],
  accessibility: ['The code is one field that phones can fill in.'],
  content: ['Other ways are imperatives: "Use a recovery code".'],
};
