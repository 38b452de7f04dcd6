import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { lockLine } from './credit.repository.ts';
import { setLimit } from './move.ts';
import { auditedLine } from './wire.ts';

/** Whether an agent has, or had, a credit line. */
export async function hasCredit(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('credit_line')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything that was advanced to somebody is overdue: no money of theirs leaves until it is repaid. */
export async function hasOverdueCredit(db: Executor, memberId: string): Promise<boolean> {
  const now = await databaseTime(db);
  const row = await db
    .selectFrom('credit_advance')
    .select('id')
    .where('member_id', '=', memberId)
    .whereRef('repaid', '<', 'amount')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the credit of somebody who leaves: no more advances, and what is used is still to be repaid. */
export async function closeCredit(trx: Trx, memberId: string): Promise<void> {
  const line = await lockLine(trx, memberId);
  if (line?.state !== 'OPEN') return;
  const after = await setLimit(trx, line, { limit: 0n, termDays: line.termDays, at: await databaseTime(trx) });
  await appendAudit(trx, {
    ...{ action: 'credit.changed', actorRole: 'system', object: `member:${memberId}` },
    detail: { before: auditedLine(line), after: auditedLine(after), currency: line.currency },
  });
}
