import { type Kysely, sql } from 'kysely';

/**
 * The amount that books and files of the provider have last agreed on. What differs from it is compared until they agree again:
 * money may go back long after the day of its payment was closed. What has not moved since its day was closed had agreed then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_payment add column settled bigint`.execute(db);
  await sql`alter table withdraw_part add column settled bigint`.execute(db);
  await sql`
    update deposit_payment p set settled = p.amount from settlement_day d
     where d.provider = p.provider and d.day = (p.paid_at at time zone 'UTC')::date and d.closed_at is not null
       and p.state <> 'REFUNDED' and p.reversed = 0`.execute(db);
  await sql`
    update withdraw_part p set settled = -p.amount from withdraw_order o, settlement_day d
     where o.id = p.order_id and d.provider = o.provider and d.day = (p.paid_at at time zone 'UTC')::date
       and d.closed_at is not null and p.state not in ('RETURNED', 'RECOVERED')`.execute(db);
  await sql`
    create index deposit_payment_unsettled_idx on deposit_payment (provider)
     where settled is distinct from (case when state = 'REFUNDED' then 0 else amount - reversed end)`.execute(db);
  await sql`
    create index withdraw_part_unsettled_idx on withdraw_part (order_id)
     where paid_at is not null
       and settled is distinct from (case when state in ('RETURNED', 'RECOVERED') then 0 else -amount end)`.execute(db);
}
