import { msg } from '@lingui/core/macro';
import type { Labels } from '../../parts/labels.ts';

export const kindLabels = {
  member: msg({ message: 'Member', comment: 'Kind of an account' }),
  trial: msg({ message: 'Trial', comment: 'Kind of an account: plays in a currency of its own' }),
  agent: msg({ message: 'Agent', comment: 'Kind of an account' }),
} satisfies Labels<string>;

export const statusLabels = {
  active: msg({ message: 'Active', context: 'account', comment: 'An account that may be used' }),
  locked: msg({ message: 'Locked', context: 'account', comment: 'An account that may not be used for now' }),
  closed: msg({ message: 'Closed', context: 'account', comment: 'An account that is no more' }),
} satisfies Labels<string>;

export const methodLabels = {
  password: msg({ message: 'Password', context: 'method', comment: 'Way to log in' }),
  sms: msg({ message: 'Code by SMS', context: 'method', comment: 'Way to log in' }),
  social: msg({ message: 'Other account', context: 'method', comment: 'Way to log in: Google, Facebook' }),
  passkey: msg({ message: 'Passkey', context: 'method', comment: 'Way to log in' }),
  remembered: msg({ message: 'Remembered browser', context: 'method', comment: 'Way to log in' }),
  freeplay: msg({ message: 'Free play', context: 'method', comment: 'Way to log in' }),
  register: msg({ message: 'Registration', context: 'method', comment: 'Way to log in' }),
  recovery: msg({ message: 'Recovery', context: 'method', comment: 'Way to log in' }),
} satisfies Labels<string>;
