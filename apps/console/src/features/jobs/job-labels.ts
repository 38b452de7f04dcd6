import { msg } from '@lingui/core/macro';
import type { JobFigure, JobName, JobWindow } from '@mekong/api-client/admin/contract/types';
import type { Labels } from '../../parts/labels.ts';

/** What the jobs of the site are called. */
export const jobLabels: Labels<JobName> = {
  'agent-contracts.due': msg({
    message: 'Start and end contracts',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'agents.count-cycles': msg({
    message: 'Count active members of large teams',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'agents.move': msg({
    message: 'Move agents whose contracts have ended',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'credit.settle': msg({
    message: 'Take what agents have to repay',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'bonuses.clock': msg({
    message: 'End bonuses that are played or expired',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'attempts.purge': msg({
    message: 'Clear old failed attempts',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'audit.link': msg({
    message: 'Chain the audit trail',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'captcha.purge': msg({
    message: 'Clear old human checks',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'challenges.purge': msg({
    message: 'Clear old log-in challenges',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'codes.purge': msg({
    message: 'Clear old codes',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'codes.watch': msg({
    message: 'Watch the use of codes',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'confirmations.clock': msg({
    message: 'Remind of payments to confirm',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'csp.purge': msg({
    message: 'Clear old browser warnings',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'deposits.poll': msg({
    message: 'Ask about open deposits',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'draws.purge': msg({
    message: 'Clear old draws',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'draws.tick': msg({
    message: 'Open, close and draw lotteries',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'movements.sum': msg({
    message: 'Sum up full blocks of wallet movements',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'files.purge': msg({
    message: 'Clear uploaded files that are not needed',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'agents.purge-applications': msg({
    message: 'Clear old applications of agents',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'game-reports.purge': msg({
    message: 'Clear old game reports',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'game-sessions.purge': msg({
    message: 'Clear old game sessions',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'games.popularity': msg({
    message: 'Count popular games',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'games.search': msg({
    message: 'Update the search for games',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'jobs.purge': msg({
    message: 'Clear old runs of jobs',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'identity.expiry': msg({
    message: 'Remind of documents that run out',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'identity.purge': msg({
    message: 'Delete identity papers whose time is over',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'inbox.purge': msg({
    message: 'Clear old messages to members',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'messages.purge': msg({
    message: 'Clear old messages',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'operators.purge': msg({
    message: 'Clear old operator sessions and links',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'pictures.purge': msg({
    message: 'Clear unused pictures',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'queue.supervise': msg({
    message: 'Supervise the queues',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'refunds.poll': msg({
    message: 'Send payments back',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'reconciliation.run': msg({
    message: 'Compare settlements with the books',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'remembered.purge': msg({
    message: 'Clear old remembered log-ins',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'reset-links.purge': msg({
    message: 'Clear old password links',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'accounts.close': msg({
    message: 'Close accounts that nothing is left on',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'data-exports.make': msg({
    message: 'Make copies of data that members asked for',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'play.recount': msg({
    message: 'Recount what limits are held against',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'play-limits.forget': msg({
    message: 'Remind of higher limits, and forget those that nobody confirmed',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'results.sequence': msg({
    message: 'Number results of bets',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'sealing.purge': msg({
    message: 'Clear used encryption keys',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'sealing.rotate': msg({
    message: 'Renew encryption keys',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'sessions.end-stale': msg({
    message: 'End idle sessions',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.daily': msg({
    message: 'Settle daily wages',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.dividend-day': msg({
    message: 'Settle dividends of a day',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.dividend-half-month': msg({
    message: 'Settle dividends of half a month',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.dividend-month': msg({
    message: 'Settle dividends of a month',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.dividend-week': msg({
    message: 'Settle dividends of a week',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.hourly': msg({
    message: 'Settle hourly wages',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.late': msg({
    message: 'Settle late results',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.pay': msg({
    message: 'Pay bills of agents',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'settlement.real-time': msg({
    message: 'Settle real-time wages',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'sign-in-records.purge': msg({
    message: 'Clear old log-in records',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'social.purge': msg({
    message: 'Clear unfinished social log-ins',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'trials.close': msg({
    message: 'Close ended trial accounts',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'payout-accounts.compare': msg({
    message: 'Compare names of withdrawal accounts',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'webhooks.purge': msg({
    message: 'Clear old payment notices',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'webhooks.retry': msg({
    message: 'Take up missed payment notices',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
  'withdrawals.poll': msg({
    message: 'Bring withdrawals forward',
    context: 'job',
    comment: 'Name of a job: what the site does by the clock',
  }),
};

/** When jobs run that settle the calendar of the merchant. */
export const windowLabels: Labels<JobWindow> = {
  'five-minutes': msg({ message: 'Every five minutes', context: 'job', comment: 'When a job runs' }),
  hour: msg({ message: 'Every hour', context: 'job', comment: 'When a job runs' }),
  day: msg({ message: 'Every day', context: 'job', comment: 'When a job runs' }),
  week: msg({ message: 'Every week', context: 'job', comment: 'When a job runs' }),
  'half-month': msg({ message: 'Twice a month', context: 'job', comment: 'When a job runs' }),
  month: msg({ message: 'Every month', context: 'job', comment: 'When a job runs' }),
};

/** What figures of runs are called. */
export const figureLabels: Labels<JobFigure> = {
  bills: msg({ message: 'Bills', context: 'settlement', comment: 'Column: bills of agents' }),
  amount: msg`Amount`,
};
