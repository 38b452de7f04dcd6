import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A message in the place that it is about, read out when it appears.',
  useWhen: ['A form was refused.', 'A list is out of date or could not be updated.'],
  avoidWhen: [
    'It is about the whole page or list: take a `StateView`.',
    'It passes by and needs no answer: take a `Toast`.',
    'It is about one field: use the `error` of the field.',
  ],
  anatomy: [
    'Glyph of the tone',
    'Title: what happened',
    'Description: what to do now',
    'Code and request id, for support',
  ],
  dos: [
    'Show it when the reason is known, so that it is read once.',
    'Give the code and the request id where support will ask for them.',
  ],
  donts: ['Do not say only that something failed.', 'Do not keep several above each other.'],
  keyboard: [],
  accessibility: [
    '`negative` is an alert, the other tones are a status.',
    'The code runs from left to right in every language.',
  ],
  content: ['The title is the reason: "Username or password is incorrect". The description is the next step.'],
};
