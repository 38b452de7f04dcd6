import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

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

export const limitLabels = {
  deposit: msg({ message: 'Deposits', context: 'limit', comment: 'What a limit is about: money paid in' }),
  loss: msg({ message: 'Net loss', context: 'limit', comment: 'What a limit is about: cash staked less cash won' }),
  wager: msg({ message: 'Stakes', context: 'limit', comment: 'What a limit is about: all stakes' }),
  time: msg({ message: 'Time', context: 'limit', comment: 'What a limit is about: time of play' }),
} satisfies Labels<string>;

export const periodLabels = {
  day: msg({ message: 'Day', context: 'limit', comment: 'What a limit is for' }),
  week: msg({ message: 'Week', context: 'limit', comment: 'What a limit is for' }),
  month: msg({ message: 'Month', context: 'limit', comment: 'What a limit is for' }),
} satisfies Labels<string>;

export const breakLabels = {
  TIME_OUT: msg({ message: 'Time-out', comment: 'A break of a player that ends by itself' }),
  EXCLUSION: msg({ message: 'Self-exclusion', comment: 'A break of a player of months, years or for life' }),
} satisfies Labels<string>;

export const spanLabels = {
  '24H': msg({ message: '24 hours', context: 'break', comment: 'How long a break of a player is' }),
  '7D': msg({ message: '7 days', context: 'break', comment: 'How long a break of a player is' }),
  '30D': msg({ message: '30 days', context: 'break', comment: 'How long a break of a player is' }),
  '6M': msg({ message: '6 months', context: 'break', comment: 'How long a break of a player is' }),
  '1Y': msg({ message: '1 year', context: 'break', comment: 'How long a break of a player is' }),
  '3Y': msg({ message: '3 years', context: 'break', comment: 'How long a break of a player is' }),
  '5Y': msg({ message: '5 years', context: 'break', comment: 'How long a break of a player is' }),
  LIFE: msg({ message: 'For life', context: 'break', comment: 'How long a break of a player is' }),
} satisfies Labels<string>;

export const stepLabels = {
  SET: msg({ message: 'Set', context: 'limit', comment: 'Change of a limit: in force at once' }),
  ASKED: msg({ message: 'Higher limit asked for', comment: 'Change of a limit: it waits for a day' }),
  CONFIRMED: msg({ message: 'Higher limit confirmed', comment: 'Change of a limit: in force after a day' }),
  KEPT: msg({ message: 'Left as it is', comment: 'Change of a limit: a higher one was not wanted any more' }),
} satisfies Labels<string>;

/** How bonuses of a member stand. */
export const bonusLabels: Labels<string> = {
  QUEUED: msg({ message: 'Waits for its turn', comment: 'State of a bonus of a member' }),
  ACTIVE: msg({ message: 'In play', context: 'member bonus', comment: 'State of a bonus of a member' }),
  COMPLETED: msg({ message: 'Became cash', context: 'member bonus', comment: 'State of a bonus of a member' }),
  USED: msg({ message: 'Lost in play', comment: 'State of a bonus of a member' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'member bonus', comment: 'State of a bonus of a member' }),
  EXPIRED: msg({ message: 'Expired', context: 'member bonus', comment: 'State of a bonus of a member' }),
  FORFEITED: msg({
    message: 'Taken back',
    context: 'member bonus',
    comment: 'State of a bonus: its deposit was taken back',
  }),
};

/** How payout accounts of a member stand. */
export const accountLabels: Labels<string> = {
  REVIEW: msg({ message: 'Name to compare', comment: 'State of a payout account: an operator has to decide' }),
  WAITING: msg({ message: 'Waits 24 hours', comment: 'State of a payout account that is new' }),
  ACTIVE: msg({ message: 'Can be paid', comment: 'State of a payout account' }),
  BLOCKED: msg({ message: 'Blocked', context: 'member account', comment: 'State of a payout account' }),
};
