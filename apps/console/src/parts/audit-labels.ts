import { msg } from '@lingui/core/macro';
import type { AuditObjectKind, AuditRole } from '@mekong/api-client/admin/contract/types';
import type { Labels } from './labels.ts';

/** What somebody is who stands in the audit trail. */
export const actorLabels: Labels<AuditRole> = {
  visitor: msg({ message: 'Visitor', context: 'audit', comment: 'Who acted: somebody who is not logged in' }),
  member: msg({
    message: 'Member',
    context: 'audit',
    comment: 'Who acted, or what was acted on: an account of a player',
  }),
  trial: msg({ message: 'Trial account', context: 'audit', comment: 'Who acted: a free-play account' }),
  agent: msg({ message: 'Agent', context: 'audit', comment: 'Who acted' }),
  operator: msg({ message: 'Operator', context: 'audit', comment: 'Who acted, or what was acted on' }),
  command: msg({ message: 'Command line', context: 'audit', comment: 'Who acted: somebody at the server itself' }),
  system: msg({ message: 'System', context: 'audit', comment: 'Who acted: the site by itself' }),
};

/** What kinds of things the audit trail names. */
export const objectLabels: Labels<AuditObjectKind> = {
  member: actorLabels.member,
  social: msg({ message: 'Social log-in', context: 'audit', comment: 'What was acted on: Google, Telegram ...' }),
  setting: msg({ message: 'Setting', context: 'audit', comment: 'What was acted on' }),
  vendor: msg({ message: 'Provider', context: 'audit', comment: 'What was acted on: a provider of games' }),
  game: msg({ message: 'Game', context: 'audit', comment: 'What was acted on' }),
  catalogue: msg({ message: 'Game list', context: 'audit', comment: 'What was acted on: all games and providers' }),
  announcement: msg({ message: 'Announcement', context: 'audit', comment: 'What was acted on' }),
  banners: msg({ message: 'Order of banners', context: 'audit', comment: 'What was acted on' }),
  picture: msg({ message: 'Picture', context: 'audit', comment: 'What was acted on' }),
  message: msg({ message: 'Message', context: 'audit', comment: 'What was acted on: an SMS or an email' }),
  report: msg({ message: 'Game report', context: 'audit', comment: 'What was acted on' }),
  operator: actorLabels.operator,
  approval: msg({ message: 'Request', context: 'audit', comment: 'What was acted on: it waits for a second operator' }),
  deposit: msg({ message: 'Deposit', context: 'audit', comment: 'What was acted on: money that a member pays in' }),
  payment: msg({ message: 'Payment', context: 'audit', comment: 'What was acted on: money that came by a provider' }),
  difference: msg({
    message: 'Difference',
    context: 'audit',
    comment: 'What was acted on: what a settlement file and the books say differently',
  }),
  reconciliation: msg({ message: 'Reconciliation', context: 'audit', comment: 'What was acted on: all settlements' }),
  withdrawal: msg({
    message: 'Withdrawal',
    context: 'audit',
    comment: 'What was acted on: money that a member is paid',
  }),
  transfer: msg({
    message: 'Transfer',
    context: 'audit',
    comment: 'What was acted on: money that a member has passed on',
  }),
  bonus: msg({ message: 'Bonus', context: 'audit', comment: 'What was acted on: bonus money of a member' }),
  'bonus-offer': msg({
    message: 'Bonus offer',
    context: 'audit',
    comment: 'What was acted on: a bonus that deposits can bring',
  }),
  application: msg({
    message: 'Application',
    context: 'audit',
    comment: 'What was acted on: somebody who wants to become an agent',
  }),
  plan: msg({
    message: 'Agent plan',
    context: 'audit',
    comment: 'What was acted on: terms that the house keeps for contracts with agents',
  }),
  settlement: msg({
    message: 'Agent settlement',
    context: 'audit',
    comment: 'What was acted on: how contracts of agents are settled',
  }),
  jobs: msg({ message: 'Jobs', context: 'audit', comment: 'What was acted on: all jobs' }),
};
