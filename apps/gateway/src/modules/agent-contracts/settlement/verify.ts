import type { Executor } from '../../../kernel/db/types.ts';
import { recomputeBill } from './recompute.ts';

/** What came of making all bills again. */
export interface VerifiedBills {
  bills: number;
  /** Number of each bill that differs, with the first value that does. */
  wrong: { id: string; differs: string }[];
}

const AT_ONCE = 500;

/** Makes every bill again, oldest first, and compares. */
export async function verifyBills(db: Executor): Promise<VerifiedBills> {
  const found: VerifiedBills = { bills: 0, wrong: [] };
  for (let behind = '0'; ; ) {
    const rows = await db
      .selectFrom('agent_bill')
      .select('id')
      .where('id', '>', behind)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of rows) {
      const again = await recomputeBill(db, id);
      found.bills += 1;
      if (!again?.isSame) found.wrong.push({ id, differs: again?.differs ?? 'hash' });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return found;
    behind = last.id;
  }
}
