import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { WindowKind } from '../../../kernel/jobs/calendar.ts';
import { tryLock } from '../../../kernel/jobs/exclusive.ts';
import { listMerchants, listSettledWindows, readWindowStart } from '../../../kernel/jobs/job.repository.ts';
import type { IntervalJob, MerchantWindow, WindowJob } from '../../../kernel/jobs/job.ts';
import { formatMoney } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { periodsOf } from '../terms.ts';
import { listNextBilled, listTouchedHours, moveBillMark } from './bills.repository.ts';
import { payDueBills } from './pay.ts';
import { type SettledWindow, type SettlementPolicies, settleWindow } from './settle.ts';
import { readMark } from './sums.repository.ts';

const PERIODIC = 'settlement';

/** Jobs of one family wait for each other: a dividend deducts the daily wages of its cycle. */
export const familyOf = ({ window }: SettlementJob): string =>
  window === 'five-minutes' ? 'settlement-real-time' : PERIODIC;

export interface SettlementJob {
  name: string;
  window: WindowKind;
  kinds: readonly ContractKind[];
}

/** What settles windows, by how often. */
export const settlements: readonly SettlementJob[] = [
  { name: 'settlement.real-time', window: 'five-minutes', kinds: ['REALTIME'] },
  { name: 'settlement.hourly', window: 'hour', kinds: ['HOURLY'] },
  { name: 'settlement.daily', window: 'day', kinds: ['DAILY', 'DAILY_MR'] },
  ...periodsOf.DIVIDEND.map((window) => ({
    name: `settlement.dividend-${window}`,
    window,
    kinds: ['DIVIDEND'] as const,
  })),
];

/** What settlements need of the merchant. */
export type ReadPolicies = () => Promise<SettlementPolicies>;

/** Settles one window of a job, in a transaction. */
type Run = (
  trx: Trx,
  job: SettlementJob,
  window: MerchantWindow,
) => Promise<Pick<SettledWindow, 'bills' | 'carryChanged'>>;

/** Settles one window of a job, in its transaction. */
export const settleRun =
  (policies: ReadPolicies) =>
  async (trx: Trx, { window: period, kinds }: SettlementJob, window: MerchantWindow) => {
    const inForce = await policies();
    let [bills, amount] = [0, 0n];
    const carryChanged: string[] = [];
    for (const kind of kinds) {
      const settled = await settleWindow(trx, { kind, period }, window, inForce);
      bills += settled.bills;
      amount += settled.amount;
      carryChanged.push(...settled.carryChanged);
    }
    return { bills, amount, carryChanged };
  };

/** Whether all windows of a kind that begin before a moment are settled, wherever they are settled at all. */
export async function isSettledUntil(
  db: Executor,
  { kind, period }: { kind: ContractKind; period: WindowKind },
  moment: Date,
): Promise<boolean> {
  const job = settlements.find(({ kinds, window }) => window === period && kinds.includes(kind))?.name;
  for (const merchant of job ? await listMerchants(db, job) : []) {
    const next = await readWindowStart(db, { merchant, job: job ?? '' });
    if (next && next.start < moment) return false;
  }
  return true;
}

/** What settles contracts by the clock, and pays what they come to. */
export function settlementJobs(policies: ReadPolicies): (WindowJob | IntervalJob)[] {
  const run = settleRun(policies);

  /** All results of the window have their number, and before a dividend the days of its cycle are settled. */
  const isReady = async (trx: Trx, { kinds }: SettlementJob, { end, merchant }: MerchantWindow): Promise<boolean> => {
    if ((await readMark(trx)).bookedAt < end) return false;
    if (!kinds.includes('DIVIDEND')) return true;
    const next = await readWindowStart(trx, { merchant, job: 'settlement.daily' });
    return next === undefined || next.start >= end;
  };

  const windows: WindowJob[] = settlements.map((job) => ({
    name: job.name,
    window: job.window,
    family: familyOf(job),
    isReady: (trx, window) => isReady(trx, job, window),
    run: async (trx, window) => {
      const { bills, amount } = await run(trx, job, window);
      return { bills, amount: formatMoney(amount) };
    },
  }));
  const intervals: IntervalJob[] = [
    {
      name: 'settlement.late',
      everySeconds: 60,
      run: ({ db }) => settleLate(db, (trx, job, window) => run(trx, job, window)),
    },
    {
      name: 'settlement.pay',
      everySeconds: 5,
      run: async ({ db, signal }) => {
        await payDueBills(db, signal);
      },
    },
  ];
  return [...windows, ...intervals];
}

/**
 * Results that belong to a time before make bills with the difference in the windows that were settled; a wage that changes
 * so may change the dividend of its cycle.
 */
export async function settleLate(db: Executor, run: Run): Promise<void> {
  await inTransaction(db, async (trx) => {
    // the next time, when nothing else of the windows is settled
    if (!(await lockSettlement(trx))) return;
    const { hours, seq } = await listTouchedHours(trx);
    for (const job of settlements) {
      if (job.window === 'five-minutes') continue;
      await settleAgain(trx, run, job, await listSettledWindows(trx, job.name, hours));
    }
    await moveBillMark(trx, seq);
  });
}

/**
 * Settles windows again that were settled. Where a contract carries something else out of one than before, the window of its
 * next bill is settled again too, however many it had no bill for in between.
 *
 * @param windows the oldest first
 * @returns how many bills that made
 */
export async function settleAgain(
  trx: Trx,
  run: Run,
  job: SettlementJob,
  windows: readonly MerchantWindow[],
): Promise<number> {
  const waiting = windows.map((window) => ({ job, window }));
  let made = 0;
  // the oldest first: when a window has its turn, all that is carried into it is known
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { merchant, end } = next.window;
    const { bills, carryChanged } = await run(trx, next.job, next.window);
    made += bills;
    for (const { kind, period, start } of await listNextBilled(trx, carryChanged, end)) {
      const of = settlements.find(({ kinds, window }) => window === period && kinds.includes(kind));
      if (!of || waiting.some((one) => one.job.name === of.name && isOf(one.window, merchant, start))) continue;
      const window = (await listSettledWindows(trx, of.name, [start])).find((one) => isOf(one, merchant, start));
      if (window) waiting.push({ job: of, window });
    }
    waiting.sort((one, other) => one.window.start.getTime() - other.window.start.getTime());
  }
  return made;
}

const isOf = (window: MerchantWindow, merchant: string, start: Date): boolean =>
  window.merchant === merchant && window.start.getTime() === start.getTime();

/** Settles again the cycles of dividends that a moment is in and that were settled. */
export async function settleDividends(trx: Trx, run: Run, moment: Date): Promise<void> {
  for (const job of settlements) {
    if (!job.kinds.includes('DIVIDEND')) continue;
    await settleAgain(trx, run, job, await listSettledWindows(trx, job.name, [moment]));
  }
}

/**
 * Keeps all windows but those of real-time wages from being settled until the transaction ends.
 *
 * @returns whether none is being settled now
 */
export async function lockSettlement(trx: Trx): Promise<boolean> {
  for (const merchant of await listMerchants(trx, 'settlement.daily'))
    if (!(await tryLock(trx, `job:${merchant}:${PERIODIC}`))) return false;
  return true;
}
