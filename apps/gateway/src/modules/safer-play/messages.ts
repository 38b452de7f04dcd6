import type { Trx } from '../../kernel/db/types.ts';
import { MONEY_SCALE, type Money } from '../../kernel/money.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import type { LimitChange, LimitName } from './limit.repository.ts';
import { answerTime } from './limit-steps.ts';
import type { BreakKind } from './safer-play.tables.ts';

/** Whose limit, and in which currency. */
interface Owner {
  memberId: string;
  currency: string;
}

/** A limit as the texts of the inbox say it. */
const limitValues = ({ kind, period }: LimitName, amount: Money | undefined, currency: string) => ({
  // a word of the texts: "loss" would read as a plural there
  kind: { choice: kind === 'loss' ? 'lost' : kind },
  period: { choice: period },
  has: { choice: amount === undefined ? 'no' : 'yes' },
  ...(amount === undefined
    ? {}
    : { amount: kind === 'time' ? { minutes: Number(amount / MONEY_SCALE) } : inboxMoney(amount, currency) }),
});

/** Tells a member of a step of a limit. */
export async function tellOfLimit(
  trx: Trx,
  { memberId, currency }: Owner,
  name: LimitName,
  { step, amount, at }: Pick<LimitChange, 'step' | 'amount' | 'at'>,
): Promise<void> {
  const values = limitValues(name, amount, currency);
  if (step === 'KEPT') return inbox.send(trx, memberId, 'SYSTEM', 'limitKept', values);
  if (step !== 'ASKED') return inbox.send(trx, memberId, 'SYSTEM', 'limitSet', values);
  const { from, until } = answerTime(at);
  return inbox.send(trx, memberId, 'SYSTEM', 'limitAsked', {
    ...{ ...values, from: { at: from.toISOString() }, until: { at: until.toISOString() } },
  });
}

/** Tells a member that a higher limit can be confirmed now. */
export const tellOfReady = (
  trx: Trx,
  { memberId, currency }: Owner,
  name: LimitName,
  asked: { amount: Money | undefined; at: Date },
): Promise<void> =>
  inbox.send(trx, memberId, 'SYSTEM', 'limitReady', {
    ...limitValues(name, asked.amount, currency),
    until: { at: answerTime(asked.at).until.toISOString() },
  });

/** Tells a member of a break that has begun. @param until absent: for life */
export const tellOfBreak = (trx: Trx, memberId: string, kind: BreakKind, until: Date | undefined): Promise<void> =>
  kind === 'TIME_OUT' && until
    ? inbox.send(trx, memberId, 'SYSTEM', 'timeOutBegun', { until: { at: until.toISOString() } })
    : inbox.send(trx, memberId, 'SYSTEM', 'exclusionBegun', {
        isForLife: { choice: until ? 'no' : 'yes' },
        ...(until ? { until: { at: until.toISOString() } } : {}),
      });

/** Tells a member that play was asked for after an exclusion. @param from when it can be confirmed */
export const tellOfReturnAsked = (trx: Trx, memberId: string, from: Date): Promise<void> =>
  inbox.send(trx, memberId, 'SYSTEM', 'returnAsked', { from: { at: from.toISOString() } });

/** Tells a member that an exclusion has ended. */
export const tellOfReturnDone = (trx: Trx, memberId: string): Promise<void> =>
  inbox.send(trx, memberId, 'SYSTEM', 'returnDone', {});
