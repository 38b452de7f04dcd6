import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { type WindowKind, windowOf } from '../../src/kernel/jobs/calendar.ts';
import type { ContractKind } from '../../src/modules/agent-contracts/machine.ts';
import { payDueBills } from '../../src/modules/agent-contracts/settlement/pay.ts';
import { settleWindow } from '../../src/modules/agent-contracts/settlement/settle.ts';
import { sequenceResults } from '../../src/modules/results/sequencer.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';

/** Windows that are settled, the earlier ones first: a dividend deducts the daily wages of its cycle. */
const past: readonly { kind: ContractKind; period: WindowKind; windows: number; reviewHours: number }[] = [
  { kind: 'HOURLY', period: 'hour', windows: 8, reviewHours: 0 },
  { kind: 'DAILY', period: 'day', windows: 9, reviewHours: 0 },
  { kind: 'DIVIDEND', period: 'week', windows: 1, reviewHours: 24 },
];

/** Settles the last windows before now, as the jobs would have done on time, and pays what is not under review. */
export async function seedBills(db: Executor): Promise<void> {
  const { timeZone: zone } = SETTINGS.merchant.parse({});
  const contracts = SETTINGS.contracts.parse({});
  await sequenceResults(db, zone);
  for (const { kind, period, windows, reviewHours } of past) {
    let { start } = windowOf(period, new Date(), zone);
    const ended = Array.from({ length: windows }, () => {
      const window = windowOf(period, new Date(start.getTime() - 1), zone);
      ({ start } = window);
      return { ...window, zone };
    });
    for (const window of ended.toReversed())
      await inTransaction(db, (trx) => settleWindow(trx, { kind, period }, window, { ...contracts, reviewHours }));
  }
  await payDueBills(db);
}
