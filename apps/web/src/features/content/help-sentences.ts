import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each topic of the product's help centre is about, in one sentence. */
export const helpSentences: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg({ message: 'Where play money comes from, and what it is for.', comment: 'Below a topic of help' }),
  account: msg({
    message: 'Log in, keep your account safe, and change your details.',
    comment: 'Below a topic of help',
  }),
  games: msg({ message: 'How games work, and what their figures mean.', comment: 'Below a topic of help' }),
  fairness: msg({ message: 'How results are made, and how you can check them.', comment: 'Below a topic of help' }),
  'safer-play': msg({
    message: 'Limits, breaks, and help when play is no longer fun.',
    comment: 'Below a topic of help',
  }),
  rules: msg({ message: 'What applies to bets, payouts and cancelled rounds.', comment: 'Below a topic of help' }),
  privacy: msg({ message: 'What we know about you, and what we use it for.', comment: 'Below a topic of help' }),
  terms: msg({ message: 'What you and we agree on.', comment: 'Below a topic of help' }),
  contact: msg({ message: 'How to reach us.', comment: 'Below a topic of help' }),
  app: msg({ message: 'Put the site on your phone.', comment: 'Below a topic of help' }),
};
