import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditField } from '@mekong/api-client/admin/contract/types';
import { type Labels, listingLabels } from './labels.ts';
import { operationLabels } from './operation-labels.ts';

/** What values of entries of the audit trail are called. */
export const auditFieldLabels: Labels<AuditField> = {
  account: msg({ message: 'Account number', context: 'audit', comment: 'Value of an entry: number of an account' }),
  added: msg({ message: 'Added', context: 'audit', comment: 'Value of an entry: how many games are new' }),
  amount: msg`Amount`,
  attempts: msg({ message: 'Attempts', context: 'audit', comment: 'Value of an entry: how often something was tried' }),
  bill: msg({ message: 'Bill', context: 'settlement', comment: 'Column: number of a bill of an agent' }),
  bills: msg({ message: 'Bills', context: 'settlement', comment: 'Column: bills of agents' }),
  by: msg({ message: 'By', context: 'audit', comment: 'Value of an entry: the way it was done, phone or mail' }),
  bytes: msg({ message: 'Bytes', context: 'audit', comment: 'Value of an entry: size of a picture' }),
  case: msg({ message: 'Case', context: 'audit', comment: 'Value of an entry: number of a dispute' }),
  changed: msg({ message: 'Changed', context: 'audit', comment: 'Value of an entry: how many games have changed' }),
  counter: msg({ message: 'Counter', context: 'audit', comment: 'Value of an entry: how often a passkey was used' }),
  currency: msg`Currency`,
  day: msg({ message: 'Day', context: 'audit', comment: 'Value of an entry: a day of the calendar' }),
  direction: msg({ message: 'Direction', context: 'audit', comment: 'Value of an entry: to the upline or a downline' }),
  ended: msg({ message: 'Ended sessions', context: 'audit', comment: 'Value of an entry: how many were ended' }),
  endedSessions: msg({
    message: 'Ended sessions',
    context: 'audit',
    comment: 'Value of an entry: how many were ended',
  }),
  failures: msg({ message: 'Failures', context: 'audit', comment: 'Value of an entry: failed log-ins that counted' }),
  field: msg`Field`,
  fields: msg({ message: 'Fields', context: 'audit', comment: 'Value of an entry: which fields were sent' }),
  from: msg({ message: 'From', context: 'audit', comment: 'Value of an entry: the agent above before a move' }),
  height: msg({ message: 'Height', context: 'audit', comment: 'Value of an entry: of a picture, in pixels' }),
  institution: msg({ message: 'Bank', context: 'audit', comment: 'Value of an entry: code of a bank or e-wallet' }),
  isGiven: msg({ message: 'Consent given', context: 'audit', comment: 'Value of an entry: yes or no' }),
  item: msg({ message: 'Row', context: 'audit', comment: 'Value of an entry: number of an unmatched payment' }),
  kind: msg({ message: 'Kind', context: 'audit', comment: 'Value of an entry: of a break or an offer' }),
  limit: msg({
    message: 'Limit',
    context: 'audit',
    comment: 'Value of an entry: which limit, or most of a credit line',
  }),
  maker: msg({ message: 'Asked for by', context: 'audit', comment: 'Value of an entry: the operator who asked' }),
  match: msg({ message: 'Name', context: 'audit', comment: 'Value of an entry: whether a bank knows the name' }),
  method: msg({ message: 'Method', context: 'audit', comment: 'Value of an entry: how somebody logged in' }),
  nodeId: msg({ message: 'Game', context: 'audit', comment: 'What was acted on' }),
  note: msg({ message: 'Note', context: 'audit', comment: 'Value of an entry: a line for operators' }),
  operation: msg({ message: 'Operation', context: 'audit', comment: 'Value of an entry: what was asked for' }),
  order: msg({ message: 'Order', comment: 'A deposit that a member has asked for' }),
  outcome: msg({ message: 'Outcome', context: 'audit', comment: 'Value of an entry: what came of settling again' }),
  part: msg({ message: 'Part', context: 'audit', comment: 'Value of an entry: number of a part of a withdrawal' }),
  passkey: msg({ message: 'Passkey', context: 'audit', comment: 'Value of an entry: number of a passkey' }),
  payment: msg`Payment`,
  period: msg({ message: 'How long', context: 'audit', comment: 'Value of an entry: how long a break is' }),
  picture: msg({ message: 'Picture', context: 'audit', comment: 'What was acted on' }),
  pictures: msg({ message: 'Pictures', context: 'audit', comment: 'Value of an entry: how many were sent' }),
  reason: msg`Reason`,
  receiver: msg({ message: 'Receiver', context: 'audit', comment: 'Value of an entry: who gets a transfer' }),
  refund: msg({ message: 'Refund', context: 'payment', comment: 'Money that goes back to its payer' }),
  rejected: msg({ message: 'Rejected fields', context: 'audit', comment: 'Value of an entry: of an identity check' }),
  role: msg`Role`,
  score: msg({ message: 'Risk score', context: 'audit', comment: 'Value of an entry: what speaks for a closer look' }),
  slip: msg({ message: 'Slip', context: 'audit', comment: 'Value of an entry: number of a picture of a transfer' }),
  start: msg({ message: 'Start of the window', context: 'audit', comment: 'Value of an entry: a moment' }),
  state: msg`State`,
  step: msg({ message: 'Step', context: 'audit', comment: 'Value of an entry: how a limit was changed' }),
  terms: msg({ message: 'Terms', context: 'audit', comment: 'Value of an entry: version of the terms of use' }),
  to: msg({ message: 'To', context: 'audit', comment: 'Value of an entry: the agent above after a move' }),
  until: msg({ message: 'Until', context: 'audit', comment: 'Value of an entry: a moment' }),
  uplineId: msg({ message: 'Upline', context: 'audit', comment: 'Value of an entry: number of the agent above' }),
  vendor: msg({ message: 'Provider', context: 'audit', comment: 'What was acted on: a provider of games' }),
  waitSeconds: msg({ message: 'Wait in seconds', context: 'audit', comment: 'Value of an entry: until the next try' }),
  width: msg({ message: 'Width', context: 'audit', comment: 'Value of an entry: of a picture, in pixels' }),
};

/** Of values before and after a change, those that are named beside the ones of entries. */
export const changedFieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  ...auditFieldLabels,
  batch: msg({ message: 'File', context: 'audit', comment: 'Value of an entry: number of a settlement file' }),
  bonus: msg({ message: 'Bonus', context: 'audit', comment: 'What was acted on: bonus money of a member' }),
  converted: msg({ message: 'Became cash', context: 'member bonus', comment: 'State of a bonus of a member' }),
  days: msg`Days to bet it`,
  fee: msg`Fee`,
  hold: msg({ message: 'On hold by', context: 'audit', comment: 'Value of an entry: the operator who holds an order' }),
  ids: msg({ message: 'Order of banners', context: 'audit', comment: 'What was acted on' }),
  isPublished: msg({ message: 'Published', context: 'audit', comment: 'Value of an entry: yes or no' }),
  least: msg`Least deposit`,
  lines: msg({ message: 'Lines', context: 'audit', comment: 'Value of an entry: how many a settlement file has' }),
  maxStake: msg`Largest bet while the bonus is in play`,
  maxWin: msg({ message: 'Maximum win', comment: 'Most of the money of a bonus that becomes cash' }),
  most: msg`Greatest bonus`,
  name: msg`Name`,
  no: msg({ message: 'Version', context: 'audit', comment: 'Value of an entry: of the terms of a plan' }),
  percent: msg`Bonus in percent of the deposit`,
  place: msg({ message: 'Place', context: 'audit', comment: 'Value of an entry: where a plan stands in its list' }),
  secrets: msg({ message: 'Secrets', context: 'audit', comment: 'Value of an entry: how many secrets there are' }),
  status: msg`State`,
  termDays: msg`Days to repay an advance`,
  termsHash: msg({ message: 'Terms', context: 'audit', comment: 'Value of an entry: version of the terms of use' }),
  times: msg`How many times deposit and bonus have to be bet`,
};

const yesOrNo = {
  true: msg({ message: 'Yes', context: 'audit', comment: 'Whether somebody has agreed' }),
  false: msg({ message: 'No', context: 'audit', comment: 'Whether somebody has agreed' }),
};

/** Values that entries name by a code, in words. */
export const auditValueLabels: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  direction: {
    UP: msg({ message: 'To the upline', context: 'audit', comment: 'Direction of a transfer' }),
    DOWN: msg({ message: 'To a downline', context: 'audit', comment: 'Direction of a transfer' }),
    OWN: msg({ message: 'Between own wallets', context: 'audit', comment: 'Direction of a transfer' }),
  },
  isGiven: yesOrNo,
  isPublished: yesOrNo,
  outcome: {
    SAME: msg({ message: 'Same bills', context: 'audit', comment: 'What came of settling a window again' }),
    ADJUSTED: msg({ message: 'Bills with the difference', context: 'audit', comment: 'What came of settling again' }),
    TRIED_AGAIN: msg({ message: 'Tried again', context: 'audit', comment: 'What came of settling a failed window' }),
  },
  operation: operationLabels,
  status: listingLabels,
};
