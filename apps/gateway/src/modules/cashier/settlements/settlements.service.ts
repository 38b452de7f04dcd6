import type {
  SettlementDayPage,
  SettlementDifference,
  SettlementDifferencePage,
} from '@mekong/api-client/admin/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import * as flows from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import type { DifferenceKind } from '../cashier.tables.ts';
import type { Deposits } from '../deposits.service.ts';
import { type PaymentProvider, ProviderError, type SettlementFile } from '../providers/provider.ts';
import type { Payouts } from '../withdrawals/payouts.service.ts';
import { findWithdrawalOfPart } from '../withdrawals/withdrawal.repository.ts';
import { compare, isTolerated, type Verdict } from './compare.ts';
import {
  type DifferenceRow,
  endDifference,
  endMatched,
  listDifferences,
  lockDifference,
  saveDifference,
} from './difference.repository.ts';
import {
  type ComparedRow,
  closeDay,
  type DayRow,
  insertDay,
  insertFile,
  listDays,
  listOpenDays,
  lockProvider,
  noteDay,
  noteSettled,
  readCompared,
  readEnds,
  readSettled,
} from './settlement.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Files of a day that are not here at this hour of the next are late. */
const LATE_AFTER_MS = DAY_MS + 10 * 3_600_000;

export interface SettlementPorts {
  db: Executor;
  cursors: Cursors;
  providers: readonly PaymentProvider[];
  deposits: Pick<Deposits, 'look' | 'takeSettled'>;
  payouts: Pick<Payouts, 'look'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  now: () => Date;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayAfter = (day: string): string => dayOf(new Date(startOf(day).getTime() + DAY_MS));

type Page = { cursor: string | undefined; pageSize: number };

/** Files that providers settle by, and how they compare with the books. */
export function createSettlements({ db, cursors, providers, deposits, payouts, log, now }: SettlementPorts) {
  /**
   * Every day from the first booking on that is over has a row. Where nothing is booked yet, days count from the one on which the
   * provider is first seen here: its file may tell of a payment that nobody else has told of.
   */
  const openDays = async (jobs: Executor, provider: string): Promise<DayRow[]> => {
    const today = dayOf(now());
    const { last, first } = await readEnds(jobs, provider);
    if (!last && !first) await insertDay(jobs, provider, today);
    let day = last ? dayAfter(last) : first;
    for (; day !== null && day < today; day = dayAfter(day)) await insertDay(jobs, provider, day);
    return listOpenDays(jobs, provider, today);
  };

  const fetchFiles = async (provider: PaymentProvider, { id, day }: DayRow): Promise<string | undefined> => {
    const currencies = await provider.settledCurrencies(day);
    if (!currencies) return 'missing';
    for (const currency of currencies) {
      const file = await provider.settlement(day, currency, now());
      await inTransaction(db, (trx) => keepFile(trx, provider.code, { id, day, currency }, file));
    }
    return undefined;
  };

  const keepFile = async (
    trx: Trx,
    provider: string,
    { id, day, currency }: { id: string; day: string; currency: string },
    file: SettlementFile,
  ): Promise<void> => {
    // nothing is compared or closed meanwhile
    await lockProvider(trx, provider);
    const replaced = await insertFile(trx, id, currency, file);
    if (replaced === undefined) return;
    log.warn({ provider, day, currency, replaced, batch: file.batch }, 'a settlement file was corrected');
    await appendAudit(trx, {
      ...{
        action: 'reconciliation.corrected',
        actorRole: 'system',
        object: `reconciliation:${provider}:${day}:${currency}`,
      },
      detail: { before: { batch: replaced }, after: { batch: file.batch, lines: file.lines.length } },
    });
  };

  /** A day with a difference may be corrected by its provider: until it is closed its files are read again. */
  const fetchCorrected = async (provider: PaymentProvider, row: DayRow): Promise<void> => {
    await fetchFiles(provider, row).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      // the files that are here count
      log.warn({ provider: provider.code, day: row.day, reason: error.message }, 'a settlement file is not read again');
    });
  };

  /** Gets the files of a day; what is wrong with them is noted and nothing is booked. @returns whether they are here */
  const fetchDay = async (provider: PaymentProvider, row: DayRow): Promise<boolean> => {
    const problem = await fetchFiles(provider, row).catch((error: unknown) => {
      if (error instanceof ProviderError) return error.message;
      throw error;
    });
    await noteDay(db, row.id, problem, now());
    if (problem !== undefined && now().getTime() - startOf(row.day).getTime() > LATE_AFTER_MS)
      log.error({ provider: provider.code, day: row.day, problem }, 'a settlement file is late or wrong');
    return problem === undefined;
  };

  /** Asks the provider about what differs, and books a payment that only its file knows. */
  const replay = async (provider: PaymentProvider, row: ComparedRow): Promise<void> => {
    if (row.isPayout) {
      const order = await findWithdrawalOfPart(db, row.ref);
      if (order?.provider === provider.code) await payouts.look(order.orderNo);
      return;
    }
    if (row.orderNo !== undefined) await deposits.look(row.orderNo);
    // one that goes back by our own order ends when its provider says that this is done
    if (!row.paid || row.isRefunded) return;
    const { amount, fee, at } = row.paid;
    const back = row.isReversed ? amount - (row.told?.amount ?? 0n) : 0n;
    await deposits.takeSettled({
      ...{ provider: provider.code, method: row.method, paymentRef: row.ref, currency: row.currency },
      ...{ amount, fee, paidAt: at, orderNo: row.orderNo },
      state: back >= amount ? 'reversed' : 'paid',
      reversed: back,
    });
  };

  const verdictsOf = async (executor: Executor, provider: string, lastDay: string) => {
    const until = startOf(dayAfter(lastDay));
    const rows = await readCompared(executor, provider, until);
    return rows.map((row) => ({ row, verdict: compare(row, lastDay, until) }));
  };

  const isDifference = (verdict: Verdict): verdict is DifferenceKind => verdict !== 'MATCHED' && verdict !== 'PENDING';

  const accept = async (trx: Trx, difference: DifferenceRow): Promise<void> => {
    const { id, provider, method, currency } = difference;
    const amount = difference.toldAmount - difference.bookedAmount;
    const fee = difference.toldFee - difference.bookedFee;
    await post(trx, flows.acceptDifference({ id, provider, method, currency, amount, fee }));
  };

  /** Notes what differs, ends what differs no more, and closes each day of which nothing is open. */
  const settle = (jobs: Executor, provider: string, days: readonly DayRow[], lastDay: string): Promise<void> =>
    inTransaction(jobs, async (trx) => {
      await lockProvider(trx, provider);
      const open = new Set<string>();
      const matched: ComparedRow[] = [];
      for (const { row, verdict } of await verdictsOf(trx, provider, lastDay)) {
        if (!isDifference(verdict)) {
          if (verdict === 'MATCHED') matched.push(row);
          else for (const day of [...row.days, row.day]) open.add(day);
          continue;
        }
        const difference = await saveDifference(trx, provider, verdict, row);
        if (verdict === 'FEE' && isTolerated(row)) {
          await accept(trx, difference);
          await endDifference(trx, difference.id, 'TOLERATED');
        } else for (const day of [...row.days, row.day]) open.add(day);
      }
      await endMatched(trx, provider, matched);
      await noteSettled(trx, provider, matched);
      for (const { id, day } of days) if (!open.has(day)) await close(trx, provider, id);
    });

  /** What a day has settled is at the bank now. */
  const close = async (trx: Trx, provider: string, dayId: string): Promise<void> => {
    for (const { amount, ...settled } of await readSettled(trx, dayId))
      if (amount !== 0n) await post(trx, flows.settleProvider({ ...settled, provider, amount }));
    await closeDay(trx, dayId);
  };

  const reconcile = async (jobs: Executor, provider: PaymentProvider, days: readonly DayRow[]): Promise<void> => {
    const last = days.at(-1);
    if (!last) return;
    for (const { row, verdict } of await verdictsOf(jobs, provider.code, last.day))
      if (isDifference(verdict) && verdict !== 'FEE' && verdict !== 'BOOKS')
        await replay(provider, row).catch((error: unknown) =>
          log.warn({ err: error, provider: provider.code, ref: row.ref }, 'a difference cannot be settled by itself'),
        );
    await settle(jobs, provider.code, days, last.day);
  };

  /** Gets files and compares them with the books, day by day; harmless at any time and any number of times. */
  const run = async (jobs: Executor, signal?: AbortSignal): Promise<void> => {
    for (const provider of providers) {
      const here: DayRow[] = [];
      // a day is compared when all before it are here, so that nothing seems to be missing that is only late
      for (const row of await openDays(jobs, provider.code)) {
        if (signal?.aborted) return;
        if (row.fetchedAt !== null) await fetchCorrected(provider, row);
        else if (!(await fetchDay(provider, row))) break;
        here.push(row);
      }
      await reconcile(jobs, provider, here);
    }
  };

  return {
    run,

    /** Days with their files, newest first. */
    async days(reader: Operator, page: Page): Promise<SettlementDayPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listSettlementDays', reader: reader.name },
        page,
        (place, limit) => listDays(db, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return {
        ...next,
        content: rows.map(({ id, provider, day, fetchedAt, problem, closedAt, files }) => ({
          ...({ id, provider, day, state: closedAt ? 'CLOSED' : fetchedAt ? 'OPEN' : 'WAITING' } as const),
          ...(problem === null ? {} : { problem }),
          ...(closedAt ? { closedAt: closedAt.toISOString() } : {}),
          files: files.map((file) => ({
            ...{ currency: file.currency, batch: file.batch, lines: file.lines, repeated: file.repeated },
            amount: formatMoney(BigInt(file.amount)),
            fee: formatMoney(BigInt(file.fee)),
          })),
        })),
      };
    },

    /** Differences, newest first. */
    async differences(
      reader: Operator,
      page: Page,
      filter: { state: 'OPEN' | 'ENDED' | undefined; kind: DifferenceKind | undefined; q?: string | undefined },
    ): Promise<SettlementDifferencePage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listSettlementDifferences', reader: reader.name, filter },
        page,
        (place, limit) => listDifferences(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireDifference) };
    },

    /** Gets files and compares now, because an operator wants so. */
    async runNow(by: AdminChanger): Promise<void> {
      await run(db);
      await appendAudit(db, {
        ...{ action: 'reconciliation.run', actorId: by.id, actorRole: by.role, ip: by.ip, object: 'reconciliation' },
      });
    },

    /** The house bears what a provider says, or gains. @throws Fault NOT_FOUND, STATE_STALE */
    async accept(trx: Trx, id: string, by: AdminChanger): Promise<SettlementDifference> {
      const difference = await lockDifference(trx, id);
      if (!difference) throw new Fault('NOT_FOUND');
      // a defect of ours is mended and never accepted
      if (difference.endedAt || difference.kind === 'BOOKS') throw new Fault('STATE_STALE');
      const { currency } = difference;
      await accept(trx, difference);
      await endDifference(trx, id, 'ACCEPTED', by.id);
      await appendAudit(trx, {
        ...{ action: 'difference.accepted', actorId: by.id, actorRole: by.role, ip: by.ip },
        object: `difference:${difference.ref}`,
        detail: {
          before: { amount: String(difference.bookedAmount), fee: String(difference.bookedFee), currency },
          after: { amount: String(difference.toldAmount), fee: String(difference.toldFee), currency },
        },
      });
      const ended = await lockDifference(trx, id);
      if (!ended) throw new Fault('NOT_FOUND');
      return wireDifference(ended);
    },
  };
}

export type Settlements = ReturnType<typeof createSettlements>;

const wireDifference = (row: DifferenceRow): SettlementDifference => ({
  ...{ id: row.id, provider: row.provider, method: row.method, ref: row.ref, isPayout: row.isPayout, kind: row.kind },
  ...(row.unmatchedId === null ? {} : { unmatchedId: row.unmatchedId }),
  ...({ currency: row.currency, state: row.endedAt ? 'ENDED' : 'OPEN' } as const),
  toldAmount: formatMoney(row.toldAmount),
  toldFee: formatMoney(row.toldFee),
  bookedAmount: formatMoney(row.bookedAmount),
  bookedFee: formatMoney(row.bookedFee),
  createdAt: row.createdAt.toISOString(),
  ...(row.endedAt ? { endedAt: row.endedAt.toISOString() } : {}),
  ...(row.outcome === null ? {} : { outcome: row.outcome }),
  ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
});
