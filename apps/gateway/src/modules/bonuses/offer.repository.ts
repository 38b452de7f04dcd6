import { type Selectable, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { BonusKind, BonusOfferTable } from './bonuses.tables.ts';
import type { BonusTerms } from './terms.ts';

/** An offer with its amounts as money. */
export interface OfferRow extends BonusTerms {
  id: string;
  kind: BonusKind;
  currency: string;
  days: number;
  createdBy: string;
  createdAt: Date;
  stoppedBy: string | null;
}

const toOffer = (row: Selectable<BonusOfferTable>): OfferRow => ({
  id: row.id,
  kind: row.kind,
  currency: row.currency,
  percent: row.percent,
  most: BigInt(row.most),
  least: BigInt(row.least),
  times: row.times,
  days: row.days,
  maxStake: row.max_stake === null ? null : BigInt(row.max_stake),
  maxWin: row.max_win === null ? null : BigInt(row.max_win),
  createdBy: row.created_by,
  createdAt: row.created_at,
  stoppedBy: row.stopped_by,
});

/** Offers of one kind that can be chosen, the greatest first. */
export async function listOpenOffers(db: Executor, kind: BonusKind, currency: string): Promise<OfferRow[]> {
  const rows = await db
    .selectFrom('bonus_offer')
    .selectAll()
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .where('stopped_at', 'is', null)
    .orderBy('percent', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toOffer);
}

export async function findOffer(db: Executor, id: string): Promise<OfferRow | undefined> {
  const row = await db.selectFrom('bonus_offer').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOffer(row);
}

/** What an offer has cost so far. */
export interface OfferCost {
  taken: number;
  active: number;
  granted: Money;
  converted: Money;
}

/** Offers of both states, the newest first, behind the one of this number. */
export async function listOffers(
  db: Executor,
  { state, behind, limit }: { state: 'OPEN' | 'STOPPED' | undefined; behind: string | undefined; limit: number },
): Promise<OfferRow[]> {
  const rows = await db
    .selectFrom('bonus_offer')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('stopped_at', state === 'OPEN' ? 'is' : 'is not', null))
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOffer);
}

export async function readCosts(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, OfferCost>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('deposit_bonus')
    .select([
      'offer_id as id',
      sql<number>`count(*)::int4`.as('taken'),
      sql<number>`(count(*) filter (where state = 'ACTIVE'))::int4`.as('active'),
      sql<string>`coalesce(sum(amount) filter (where began_at is not null), 0)::bigint`.as('granted'),
      sql<string>`sum(converted)::bigint`.as('converted'),
    ])
    .where('offer_id', 'in', ids)
    .groupBy('offer_id')
    .execute();
  return new Map(
    rows.map(({ id, taken, active, granted, converted }) => [
      id,
      { taken, active, granted: BigInt(granted), converted: BigInt(converted) },
    ]),
  );
}

export interface NewOffer extends BonusTerms {
  kind: BonusKind;
  currency: string;
  days: number;
  /** Made by the caller, once for each offer. */
  key: string | undefined;
  createdBy: string;
}

/** @returns the offer; undefined when its key was used */
export async function insertOffer(
  trx: Trx,
  { createdBy, maxStake, maxWin, key, ...offer }: NewOffer,
): Promise<OfferRow | undefined> {
  const row = await trx
    .insertInto('bonus_offer')
    .values({ ...offer, max_stake: maxStake, max_win: maxWin, request_key: key ?? null, created_by: createdBy })
    .onConflict((at) => at.column('request_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toOffer(row);
}

/** @returns the offer, `undefined` when it was stopped before */
export async function stopOffer(trx: Trx, id: string, by: string): Promise<OfferRow | undefined> {
  const row = await trx
    .updateTable('bonus_offer')
    .set({ stopped_by: by, stopped_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toOffer(row);
}
