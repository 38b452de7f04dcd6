import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the tags that the help centre of the product comes with. */
export const helpLabels: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg({
    message: 'Balance',
    context: 'topic of help',
    comment: 'Topic of the help centre: play money and where it comes from',
  }),
  account: msg({ message: 'Your account', comment: 'Topic of the help centre' }),
  games: msg({ message: 'Games', context: 'topic of help', comment: 'Help on how games work' }),
  fairness: msg({ message: 'Fair play', comment: 'Topic of the help centre' }),
  'safer-play': msg({ message: 'Safer play', comment: 'Topic of the help centre: limits and breaks' }),
  rules: msg({ message: 'Rules', comment: 'Topic of the help centre' }),
  privacy: msg({ message: 'Privacy', comment: 'Topic of the help centre' }),
  terms: msg({ message: 'Terms', comment: 'Topic of the help centre: terms of use' }),
  contact: msg({ message: 'Contact', comment: 'Topic of the help centre' }),
  app: msg({ message: 'App', comment: 'Topic of the help centre: how to install it' }),
};

/** What each of those topics is about, in one sentence. */
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
