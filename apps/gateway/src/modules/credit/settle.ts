import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import { tomorrow } from './ageing.ts';
import { type LineRow, lockLine } from './credit.repository.ts';
import { takeBack } from './move.ts';

/** Agents that one run looks at. */
const PER_RUN = 500;
/** Agents are told so long before an advance is due. */
const WARN_MS = 2 * 86_400_000;

export interface Settling {
  /** Of the merchant. */
  zone: string;
  /** Brings back from vendors what the wallet of an agent lacks. */
  collectAtVendors: (trx: Trx, owner: { memberId: string; currency: string }, missing: Money) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Takes what is due from the wallets of agents, those at vendors too, at most what they hold, again every day, and tells them. An agent
 * is settled in one transaction: a run that was killed goes on with those that are left.
 */
export async function settleDue(db: Executor, settling: Settling, signal?: AbortSignal): Promise<void> {
  const now = await databaseTime(db);
  for (const memberId of await listDue(db, now)) {
    if (signal?.aborted) return;
    await inTransaction(db, (trx) => lookAt(trx, memberId, now, settling)).catch((error: unknown) =>
      settling.log.error({ err: error, member: memberId }, 'credit cannot be settled'),
    );
  }
}

/** Agents with something to be taken or told now. */
async function listDue(db: Executor, now: Date): Promise<string[]> {
  const soon = new Date(now.getTime() + WARN_MS);
  const { rows } = await sql<{ memberId: string }>`
    select member_id::text as "memberId" from credit_advance where repaid < amount and settle_at <= ${now}
    union
    select member_id::text from credit_advance
     where repaid < amount and warned_at is null and due_at > ${now} and due_at <= ${soon}
     order by 1 limit ${PER_RUN}`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

async function lookAt(trx: Trx, memberId: string, now: Date, settling: Settling): Promise<void> {
  const line = await lockLine(trx, memberId);
  if (!line) return;
  await settle(trx, line, now, settling);
  await warn(trx, line, now);
}

/** Advances of a line that are due and wait to be looked at. */
async function readDue(trx: Trx, lineId: string, now: Date): Promise<{ rest: Money; waits: boolean; isTold: boolean }> {
  const { rows } = await sql<{ rest: string; waits: boolean | null; isTold: boolean | null }>`
    select coalesce(sum(amount - repaid), 0)::bigint as rest, bool_or(settle_at <= ${now}) as waits,
           bool_and(told_at is not null) as "isTold"
      from credit_advance where line_id = ${lineId}::bigint and repaid < amount and due_at <= ${now}`.execute(trx);
  const [row] = rows;
  return { rest: BigInt(row?.rest ?? '0'), waits: row?.waits ?? false, isTold: row?.isTold ?? true };
}

async function settle(trx: Trx, line: LineRow, now: Date, { zone, collectAtVendors }: Settling): Promise<void> {
  const { memberId, currency } = line;
  // read while the cash is locked: what comes meanwhile waits for tomorrow
  const lock = async () => (await lockCash(trx, [memberId], currency)).get(memberId) ?? 0n;
  let cash = await lock();
  const due = await readDue(trx, line.id, now);
  if (!due.waits) return;
  if (cash < due.rest) {
    await collectAtVendors(trx, { memberId, currency }, due.rest - cash);
    cash = await lock();
  }
  const amount = cash < due.rest ? cash : due.rest;
  if (amount > 0n) {
    await takeBack(trx, line, { kind: 'SETTLEMENT', amount, at: now });
    await inbox.send(trx, memberId, 'SYSTEM', 'creditSettled', { amount: inboxMoney(amount, currency) });
    await appendAudit(trx, {
      ...{ action: 'credit.settled', actorRole: 'system', object: `member:${memberId}` },
      detail: { amount: String(amount), currency },
    });
  }
  const rest = amount > 0n ? due.rest - amount : due.rest;
  if (rest === 0n) return;
  if (!due.isTold) await inbox.send(trx, memberId, 'SYSTEM', 'creditOverdue', { amount: inboxMoney(rest, currency) });
  await sql`
    update credit_advance set settle_at = ${tomorrow(now, zone)}, told_at = coalesce(told_at, ${now})
     where line_id = ${line.id}::bigint and repaid < amount and due_at <= ${now}`.execute(trx);
}

/** Tells an agent what is due soon. */
async function warn(trx: Trx, line: LineRow, now: Date): Promise<void> {
  const { memberId, currency } = line;
  const { rows } = await sql<{ dueAt: Date; rest: string }>`
    with soon as (
      update credit_advance set warned_at = ${now}
       where line_id = ${line.id}::bigint and repaid < amount and warned_at is null and due_at > ${now}
         and due_at <= ${new Date(now.getTime() + WARN_MS)}
       returning due_at, amount - repaid as rest
    )
    select due_at as "dueAt", sum(rest)::bigint as rest from soon group by 1 order by 1`.execute(trx);
  for (const { dueAt, rest } of rows)
    await inbox.send(trx, memberId, 'SYSTEM', 'creditDue', {
      amount: inboxMoney(BigInt(rest), currency),
      until: { at: dueAt.toISOString() },
    });
}
