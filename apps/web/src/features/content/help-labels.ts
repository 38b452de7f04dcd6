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
