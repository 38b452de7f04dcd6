import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { MemberHoldTable } from './recovery.tables.ts';

type HoldKind = MemberHoldTable['kind'];

/** Holds something back from a member for some hours. */
export async function addHold(
  trx: Trx,
  hold: { memberId: string; kind: HoldKind; reason: string; hours: number },
): Promise<void> {
  await trx
    .insertInto('member_hold')
    .values({
      member_id: hold.memberId,
      kind: hold.kind,
      reason: hold.reason,
      until: sql<Date>`now() + make_interval(hours => ${hold.hours})`,
    })
    .execute();
}

/** Until when a member may not do this; `undefined` when nothing stands in the way. */
export async function heldUntil(db: Executor, memberId: string, kind: HoldKind): Promise<Date | undefined> {
  const row = await db
    .selectFrom('member_hold')
    .select(sql<Date | null>`max(until)`.as('until'))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.until ?? undefined;
}
