import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInEntry, SignInMethod } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';

const signInMethods: Readonly<Record<SignInMethod, MessageDescriptor>> = {
  password: msg({ message: 'Password', comment: 'How somebody logged in' }),
  sms: msg({ message: 'Code by SMS', comment: 'How somebody logged in' }),
  social: msg({ message: 'Linked account', comment: 'How somebody logged in: with an account of Google or the like' }),
  passkey: msg({ message: 'Passkey', comment: 'How somebody logged in' }),
  remembered: msg({ message: 'Remembered browser', comment: 'How somebody logged in: without typing the password' }),
  freeplay: msg({ message: 'Free play', comment: 'Playing at once with a trial account and play money' }),
  register: msg({ message: 'Registration', comment: 'How somebody logged in: right after opening the account' }),
  recovery: msg({ message: 'New password', comment: 'How somebody logged in: after a forgotten password' }),
};

const otherMethod = msg({
  message: 'Other',
  comment: 'Of no listed kind: a way to log in, a movement of money, a result',
});

/** How somebody logged in, in words. */
export const signInMethod = (method: SignInEntry['method']): MessageDescriptor =>
  lookUp(signInMethods, method, otherMethod);
