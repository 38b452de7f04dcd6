import { sql } from 'kysely';
import type { Db } from '../../../src/kernel/db/open.ts';

/**
 * Time that passes for a row: its moments are moved into the past, so that the clocks of the gateway find them over. Nothing
 * else about it is changed.
 */
const change = async ({ kysely }: Db, statement: ReturnType<typeof sql>): Promise<boolean> => {
  const { numAffectedRows } = await statement.execute(kysely);
  return (numAffectedRows ?? 0n) > 0n;
};

/** @returns whether it waited for its payment */
export const expireDeposit = (db: Db, orderNo: string): Promise<boolean> =>
  change(
    db,
    sql`update deposit_order set created_at = created_at - interval '1 day', expires_at = now() - interval '1 second',
               look_at = now()
         where order_no = ${orderNo} and state in ('PENDING', 'REVIEW')`,
  );

/** The time of a member's oldest order that waits is over. @returns whether there was one */
export const expireOldest = (db: Db, memberId: string): Promise<boolean> =>
  change(
    db,
    sql`update deposit_order set created_at = created_at - interval '1 day', expires_at = now() - interval '1 second',
               look_at = now()
         where id = (select min(id) from deposit_order where member_id = ${memberId} and state = 'PENDING')`,
  );

export const letConfirmationRunOut = (db: Db, partId: string): Promise<boolean> =>
  change(
    db,
    sql`update withdraw_confirmation set opened_at = opened_at - interval '2 days', due_at = now() - interval '1 second',
               next_at = now() - interval '1 second'
         where part_id = ${partId} and state = 'WAITING'`,
  );

/** Changes rows of a table that nobody holds now: the gateway holds several, in an order of its own. The next call takes the others. */
const changeFree = (db: Db, table: string, set: ReturnType<typeof sql>, which: ReturnType<typeof sql>) =>
  change(
    db,
    sql`update ${sql.table(table)} set ${set}
         where ctid in (select ctid from ${sql.table(table)} where ${which} for update skip locked)`,
  );

/** What dead processes have left half done is old enough to be decided, and everything that waits is looked at now. */
export async function letPausesRunOut(db: Db): Promise<void> {
  await changeFree(
    db,
    'deposit_order',
    sql`created_at = created_at - interval '1 hour', expires_at = least(expires_at, now()), look_at = now()`,
    sql`state in ('CREATED', 'PENDING')`,
  );
  await changeFree(
    db,
    'withdraw_part',
    sql`sent_at = sent_at - interval '1 hour'`,
    sql`state = 'UNKNOWN' and sent_at is not null`,
  );
  await changeFree(db, 'withdraw_order', sql`look_at = now()`, sql`state not in ('PAID', 'REJECTED', 'REVIEW')`);
  await changeFree(
    db,
    'suspense_item',
    sql`look_at = now(), refund_sent_at = refund_sent_at - interval '1 hour'`,
    sql`ended_at is null and refund_no is not null`,
  );
  await changeFree(
    db,
    'withdraw_dispute',
    sql`evidence_by = now()`,
    sql`closed_at is null and evidence_by is not null`,
  );
  await changeFree(
    db,
    'withdraw_confirmation',
    sql`opened_at = opened_at - interval '2 days', due_at = now(), next_at = now()`,
    sql`state = 'WAITING' or next_at is not null`,
  );
}
