import { type Kysely, sql } from 'kysely';

/** Transfers with a slip are looked at by operators, who find the payment or say why there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_order drop constraint deposit_order_state_check`.execute(db);
  await sql`
    alter table deposit_order
      add constraint deposit_order_state_check
        check (state in ('CREATED', 'PENDING', 'REVIEW', 'COMPLETED', 'EXPIRED', 'CANCELLED', 'FAILED', 'REVERSED')),
      add column slip_reason text constraint deposit_order_slip_reason_check
        check (slip_reason in ('NOT_ARRIVED', 'UNREADABLE', 'OTHER_ACCOUNT'))`.execute(db);
}
