import type {
  CreditLine,
  CreditMovement,
  CreditMovementList,
  CreditMovementTotals,
  CreditReport,
  CreditTermsRequest,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Pieces } from '../../kernel/db/in-pieces.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { formatMoney, type Money, parseMoney, stepOf } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import type { SettingsInForce } from '../system/settings.service.ts';
import { ageingBorders, dueAt, overdueOf } from './ageing.ts';
import {
  acceptTerms,
  findNewestLine,
  type LineRow,
  listMovements,
  listOpenAdvances,
  lockLine,
  type MovementFilter,
  type MovementSums,
  readAgeing,
  sumMovements,
  unusedAgeing,
} from './credit.repository.ts';
import type { CreditMovementKind } from './credit.tables.ts';
import { giveAdvance, takeBack } from './move.ts';
import { wireAdvance, wireAgeing, wireMovement } from './wire.ts';

/** Number of the text of the terms. Another text gets the next one, and every agent accepts it before the next advance. */
export const TERMS_VERSION = 1;

/** Advances that a report lists. */
export const MOST_ADVANCES = 100;
/** Days of one statement at most. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

export interface CreditPorts {
  db: Executor;
  cursors: Cursors;
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
  /** Refuses whoever has not proved lately that money may be moved. */
  requireProof: (executor: Executor, actor: SignedIn) => Promise<void>;
  /** What agents have closed to themselves. */
  gate: Pick<PlayGate, 'assertMayPayIn'>;
  /** Lets whatever is held against a limit of deposits in one after the other. */
  lockPayIns: (trx: Trx, memberId: string) => Promise<void>;
}

/** Which movements are asked for, as the contract has it. */
export interface StatementQuery {
  from: string;
  to: string;
  kind?: CreditMovementKind | undefined;
}

type Who = Pick<SignedIn, 'memberId' | 'currency'>;

/** Credit of agents as they see and use it. */
export function createCredit({ db, cursors, settings, requireProof, gate, lockPayIns }: CreditPorts) {
  const report = async (executor: Executor, { memberId, currency }: Who): Promise<CreditReport> => {
    const line = await findNewestLine(executor, memberId);
    if (!line) return { currency };
    const { merchant } = await settings.current();
    const borders = ageingBorders(await databaseTime(executor), merchant.timeZone);
    const ageing = (await readAgeing(executor, [line.id], borders)).get(line.id) ?? unusedAgeing;
    const advances = await listOpenAdvances(executor, line.id, MOST_ADVANCES);
    const overdue = overdueOf(ageing);
    const shown: CreditLine = {
      state: line.state,
      limit: formatMoney(line.limit),
      used: formatMoney(line.used),
      available: formatMoney(overdue > 0n ? 0n : availableOf(line)),
      overdue: formatMoney(overdue),
      termDays: line.termDays,
      terms: {
        version: TERMS_VERSION,
        isAccepted: hasAccepted(line),
        ...(line.acceptedAt ? { acceptedAt: line.acceptedAt.toISOString() } : {}),
      },
      ...(ageing.nextDueAt
        ? { nextDue: { at: ageing.nextDueAt.toISOString(), amount: formatMoney(ageing.nextDue) } }
        : {}),
      ageing: wireAgeing(ageing),
      advances: advances.map(wireAdvance),
      step: formatMoney(stepOf(merchant.decimals)),
      ...(line.closedAt ? { closedAt: line.closedAt.toISOString() } : {}),
    };
    return { currency, line: shown };
  };

  const amountOf = async (text: string): Promise<Money> => {
    const amount = parseMoney(text);
    if (amount % stepOf((await settings.current()).merchant.decimals) !== 0n) throw invalid('amount', 'format');
    return amount;
  };

  /** @throws Fault NOT_FOUND */
  const lockOwn = async (trx: Trx, { memberId }: Who): Promise<LineRow> => {
    const line = await lockLine(trx, memberId);
    if (!line) throw new Fault('NOT_FOUND');
    return line;
  };

  const audit = (
    trx: Trx,
    action: 'credit.accepted' | 'credit.advanced' | 'credit.repaid',
    { memberId, role, currency }: SignedIn,
    ip: string,
    detail: { amount: Money } | { terms: string },
  ) =>
    appendAudit(trx, {
      ...{ action, actorId: memberId, actorRole: role, ip, object: `member:${memberId}` },
      detail: 'amount' in detail ? { amount: String(detail.amount), currency } : detail,
    });

  return {
    report: (actor: SignedIn): Promise<CreditReport> => report(db, actor),

    /** @throws Fault NOT_FOUND, STATE_STALE when the terms are not those that were shown */
    accept: (actor: SignedIn, { version, termDays }: CreditTermsRequest, ip: string): Promise<CreditReport> =>
      inTransaction(db, async (trx) => {
        const line = await lockOwn(trx, actor);
        if (line.state !== 'OPEN' || version !== TERMS_VERSION || termDays !== line.termDays)
          throw new Fault('STATE_STALE');
        if (!hasAccepted(line)) {
          await acceptTerms(trx, line.id, { version, days: termDays, at: await databaseTime(trx) });
          await audit(trx, 'credit.accepted', actor, ip, { terms: `${version}, ${termDays}` });
        }
        return report(trx, actor);
      }),

    /**
     * Gives an advance: one agent's are given one after the other, so that two at once never pass the limit.
     *
     * @throws Fault AUTH_STEP_UP, NOT_FOUND, VALIDATION_FAILED, STATE_STALE, CREDIT_OVERDUE, CREDIT_EXCEEDED, EXCLUDED, LIMIT_REACHED,
     *   WALLET_FROZEN
     */
    async advance(trx: Trx, actor: SignedIn, request: { amount: string }, ip: string): Promise<CreditReport> {
      await requireProof(trx, actor);
      const { memberId, currency } = actor;
      // orders to pay in are made behind the same lock: of two at once the second sees the first
      await lockPayIns(trx, memberId);
      const line = await lockOwn(trx, actor);
      const amount = await amountOf(request.amount);
      const at = await databaseTime(trx);
      const { timeZone } = (await settings.current()).merchant;
      const ageing = (await readAgeing(trx, [line.id], ageingBorders(at, timeZone))).get(line.id);
      if (ageing && overdueOf(ageing) > 0n) throw new Fault('CREDIT_OVERDUE');
      if (amount > availableOf(line)) throw new Fault('CREDIT_EXCEEDED');
      if (!hasAccepted(line)) throw new Fault('STATE_STALE');
      await gate.assertMayPayIn(trx, memberId, amount);
      // a wallet below zero has a debt of its own: nothing is lent on top of it
      if (((await lockCash(trx, [memberId], currency)).get(memberId) ?? 0n) < 0n) throw new Fault('WALLET_FROZEN');
      await giveAdvance(trx, line, { amount, at, dueAt: dueAt(at, line.termDays, timeZone) });
      // the advance is booked and its wallet is locked: a transfer that came at the same moment is seen now
      await gate.assertMayPayIn(trx, memberId, 0n);
      await audit(trx, 'credit.advanced', actor, ip, { amount });
      return report(trx, actor);
    },

    /**
     * Takes any part of what is used back out of the wallet.
     *
     * @throws Fault NOT_FOUND, VALIDATION_FAILED, CREDIT_EXCEEDED, WALLET_INSUFFICIENT, WALLET_FROZEN
     */
    async repay(trx: Trx, actor: SignedIn, request: { amount: string }, ip: string): Promise<CreditReport> {
      const line = await lockOwn(trx, actor);
      // what is used may be finer than the step, after a settlement: all of it can always be repaid
      const all = parseMoney(request.amount);
      const amount = all === line.used ? all : await amountOf(request.amount);
      if (amount > line.used) throw new Fault('CREDIT_EXCEEDED');
      await takeBack(trx, line, { kind: 'REPAYMENT', amount, at: await databaseTime(trx) });
      await audit(trx, 'credit.repaid', actor, ip, { amount });
      return report(trx, actor);
    },

    /** @throws Fault VALIDATION_FAILED for a cursor of another list, or a period that is none or too long */
    async movements(
      { memberId }: Who,
      query: StatementQuery,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<CreditMovementList> {
      const filter = filterOf(memberId, query);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listCreditMovements', reader: memberId, filter: { ...query } },
        page,
        (place, limit) => listMovements(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireMovement) };
    },

    /** @throws Fault VALIDATION_FAILED */
    totals: async ({ memberId, currency }: Who, query: StatementQuery): Promise<CreditMovementTotals> =>
      wireTotals(await sumMovements(db, filterOf(memberId, query)), currency),

    /**
     * Every movement of a filter, piece by piece, the newest first. They are only ever added, so that those which are there when
     * it begins are what it has.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit` movements, VALIDATION_FAILED
     */
    async each(
      { memberId }: Who,
      query: StatementQuery,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<Pieces<CreditMovement>> {
      const filter = filterOf(memberId, query);
      const { count } = await sumMovements(db, filter);
      if (count > limit) throw new Fault('EXPORT_TOO_LARGE', { params: { rows: count, limit } });
      const read = async function* () {
        let behind: string | undefined;
        for (;;) {
          const rows = await listMovements(db, filter, behind, piece);
          if (rows.length > 0) yield rows.map(wireMovement);
          if (rows.length < piece) return;
          behind = rows.at(-1)?.id;
        }
      };
      return { count, [Symbol.asyncIterator]: read };
    },
  };
}

export type Credit = ReturnType<typeof createCredit>;

const availableOf = ({ limit, used }: LineRow): Money => (limit > used ? limit - used : 0n);

const hasAccepted = ({ acceptedVersion, acceptedDays, termDays }: LineRow): boolean =>
  acceptedVersion === TERMS_VERSION && acceptedDays === termDays;

/** @throws Fault VALIDATION_FAILED */
function filterOf(memberId: string, { from, to, kind }: StatementQuery): MovementFilter {
  const [first, end] = [new Date(from), new Date(to)];
  if (end <= first) throw invalid('to', 'min');
  if (end.getTime() - first.getTime() > MOST_DAYS * DAY_MS) throw invalid('from', 'min');
  return { memberId, from: first, to: end, kind };
}

const wireTotals = ({ count, ...sums }: MovementSums, currency: string): CreditMovementTotals => ({
  ...{ currency, count },
  advanced: formatMoney(sums.advanced),
  repaid: formatMoney(sums.repaid),
  settled: formatMoney(sums.settled),
});
