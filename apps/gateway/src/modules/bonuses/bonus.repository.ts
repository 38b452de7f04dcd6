import { type Selectable, sql } from 'kysely';
import type { GameCategoryCode } from '../../contract/values.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { BonusKind, BonusState, DepositBonusTable } from './bonuses.tables.ts';
import type { BonusTerms } from './terms.ts';

/** A bonus with its amounts as money. */
export interface BonusRow extends Pick<BonusTerms, 'maxStake' | 'maxWin'> {
  id: string;
  memberId: string;
  orderId: string;
  orderNo: string;
  offerId: string;
  kind: BonusKind;
  currency: string;
  /** What was paid, as far as it stands. */
  deposit: Money;
  amount: Money;
  required: Money;
  /** By how much it became smaller when payments were taken back. */
  reduced: Money;
  /** What of that lies in open bets, and goes back when they bring it. */
  owed: Money;
  state: BonusState;
  /** When its deposit was paid. */
  startedAt: Date;
  /** Since when it is in play, whose bets count; null of one whose turn has not come. */
  beganAt: Date | null;
  /** Until when it has to be bet; of one that waits, until when its turn may come. */
  expiresAt: Date;
  isOver: boolean;
  /** It ends within a day. */
  endsSoon: boolean;
  isWarned: boolean;
  endedAt: Date | null;
  /** Bets that counted when it ended; null before. */
  done: Money | null;
  converted: Money;
}

type Read = Selectable<DepositBonusTable> & {
  order_no: string;
  kind: BonusKind;
  max_stake: string | null;
  max_win: string | null;
  is_over: boolean;
  ends_soon: boolean;
};

const toBonus = (row: Read): BonusRow => ({
  id: row.id,
  memberId: row.member_id,
  orderId: row.order_id,
  orderNo: row.order_no,
  offerId: row.offer_id,
  maxStake: row.max_stake === null ? null : BigInt(row.max_stake),
  maxWin: row.max_win === null ? null : BigInt(row.max_win),
  kind: row.kind,
  currency: row.currency,
  deposit: BigInt(row.deposit),
  amount: BigInt(row.amount),
  required: BigInt(row.required),
  reduced: BigInt(row.reduced),
  owed: BigInt(row.owed),
  state: row.state,
  startedAt: row.started_at,
  beganAt: row.began_at,
  expiresAt: row.expires_at,
  isOver: row.is_over,
  endsSoon: row.ends_soon,
  isWarned: row.warned_at !== null,
  endedAt: row.ended_at,
  done: row.done === null ? null : BigInt(row.done),
  converted: BigInt(row.converted),
});

const bonuses = (db: Executor) =>
  db
    .selectFrom('deposit_bonus as b')
    .innerJoin('deposit_order as o', 'o.id', 'b.order_id')
    .innerJoin('bonus_offer as f', 'f.id', 'b.offer_id')
    .selectAll('b')
    .select([
      'o.order_no',
      'f.kind',
      'f.max_stake',
      'f.max_win',
      sql<boolean>`b.expires_at <= now()`.as('is_over'),
      sql<boolean>`b.expires_at <= now() + interval '1 day'`.as('ends_soon'),
    ]);

/** Bonuses of a member, the newest first, behind the one of this number. */
export async function listOwnBonuses(
  db: Executor,
  memberId: string,
  behind: string | undefined,
  limit: number,
): Promise<BonusRow[]> {
  const rows = await bonuses(db)
    .where('b.member_id', '=', memberId)
    .$if(behind !== undefined, (query) => query.where('b.id', '<', behind ?? ''))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBonus);
}

/** A bonus of a member; `undefined` also for one of others. */
export async function findOwnBonus(db: Executor, memberId: string, id: string): Promise<BonusRow | undefined> {
  const row = await bonuses(db).where('b.member_id', '=', memberId).where('b.id', '=', id).executeTakeFirst();
  return row && toBonus(row);
}

/** A bonus, which nobody else changes until the transaction ends. */
export async function lockBonus(trx: Trx, by: { id: string } | { orderId: string }): Promise<BonusRow | undefined> {
  const row = await bonuses(trx)
    .where((eb) => ('id' in by ? eb('b.id', '=', by.id) : eb('b.order_id', '=', by.orderId)))
    .forUpdate('b')
    .executeTakeFirst();
  return row && toBonus(row);
}

/** Whether an order has brought a bonus, however that has ended. */
export async function hasBonus(db: Executor, orderId: string): Promise<boolean> {
  const row = await db.selectFrom('deposit_bonus').select('id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}

/** What of a member speaks against a bonus, or for which kind. */
export interface Standing {
  /** A bonus is in play or waits, or money of an earlier one still moves: another one has to wait. */
  isBusy: boolean;
  hasDeposited: boolean;
  /** Number of an open order that is to bring a bonus. */
  promised: string | null;
}

/** @param orderId of a deposit that is not looked at: the one that a bonus is asked for */
export async function readStanding(db: Executor, memberId: string, currency: string, orderId = '0'): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select exists (select from deposit_bonus where member_id = ${memberId}::bigint and state in ('QUEUED', 'ACTIVE'))
             or exists (select from bet where member_id = ${memberId}::bigint and status = 'OPEN' and bonus_stake > 0)
             or exists (select from ledger_account where owner = ${memberId} and kind = 'BONUS' and currency = ${currency}
                           and lane = '' and balance <> 0) as "isBusy",
           exists (select from deposit_payment p join deposit_order o on o.id = p.order_id
                    where o.member_id = ${memberId}::bigint and o.id <> ${orderId}::bigint
                      and p.state in ('APPLIED', 'REVERSED')) as "hasDeposited",
           (select order_no from deposit_order where member_id = ${memberId}::bigint and id <> ${orderId}::bigint
               and offer_id is not null and state in ('CREATED', 'PENDING', 'REVIEW') limit 1) as promised`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A question for facts has no answer.');
  return row;
}

/** Whether the turn of a bonus that waits has come: none is before it, and no money of an earlier one moves any more. */
export async function isNext(db: Executor, { id, memberId, currency }: BonusRow): Promise<boolean> {
  const { rows } = await sql<{ isNext: boolean }>`
    select not exists (select from deposit_bonus o where o.member_id = ${memberId}::bigint
                          and (o.state = 'ACTIVE' or (o.state = 'QUEUED' and o.id < ${id}::bigint)))
       and not exists (select from bet where member_id = ${memberId}::bigint and status = 'OPEN' and bonus_stake > 0)
       and not exists (select from ledger_account where owner = ${memberId} and kind = 'BONUS' and currency = ${currency}
                          and lane = '' and balance <> 0) as "isNext"`.execute(db);
  return rows[0]?.isNext === true;
}

/** Every bonus of a member: nobody else changes them until the transaction ends. */
export async function lockBonusesOf(trx: Trx, memberId: string): Promise<void> {
  await trx
    .selectFrom('deposit_bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Bonuses of one member begin one after the other. */
export async function lockMemberBonuses(trx: Trx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('deposit_bonus'), hashtext(${memberId}))`.execute(trx);
}

/**
 * The same where the cash of the member is locked already. A deposit takes the two the other way round, so this does not wait for it.
 *
 * @returns false while a deposit of the member is credited
 */
export async function tryLockMemberBonuses(trx: Trx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('deposit_bonus'), hashtext(${memberId})) as "isLocked"`.execute(trx);
  return rows[0]?.isLocked === true;
}

/** Days that a bonus waits for its turn at most: as long as any may be played. */
export const MOST_WAITING_DAYS = 90;

export interface NewBonus {
  memberId: string;
  offerId: string;
  orderId: string;
  currency: string;
  deposit: Money;
  amount: Money;
  required: Money;
  days: number;
  /** Another one is before it. */
  waits: boolean;
}

/** @returns its number, and when it ends */
export async function insertBonus(trx: Trx, bonus: NewBonus): Promise<{ id: string; expiresAt: Date }> {
  return trx
    .insertInto('deposit_bonus')
    .values({
      member_id: bonus.memberId,
      offer_id: bonus.offerId,
      order_id: bonus.orderId,
      currency: bonus.currency,
      deposit: bonus.deposit,
      amount: bonus.amount,
      required: bonus.required,
      expires_at: sql<Date>`now() + make_interval(days => ${bonus.waits ? MOST_WAITING_DAYS : bonus.days})`,
      ...(bonus.waits ? { state: 'QUEUED' as const, began_at: null } : {}),
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}

/** Begins a bonus that has waited. @returns when it ends */
export async function saveBegin(trx: Trx, id: string, days: number): Promise<Date> {
  const { expires_at } = await trx
    .updateTable('deposit_bonus')
    .set({
      state: 'ACTIVE',
      began_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      warned_at: null,
    })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Makes a bonus smaller, as if only this had been paid. */
export async function saveReduced(
  trx: Trx,
  id: string,
  reduced: Pick<BonusRow, 'deposit' | 'amount' | 'required' | 'reduced' | 'owed'>,
): Promise<void> {
  const { deposit, amount, required, owed } = reduced;
  await trx
    .updateTable('deposit_bonus')
    .set({ deposit, amount, required, reduced: reduced.reduced, owed })
    .where('id', '=', id)
    .execute();
}

export async function saveOwed(trx: Trx, id: string, owed: Money): Promise<void> {
  await trx.updateTable('deposit_bonus').set({ owed }).where('id', '=', id).execute();
}

/** Ends a bonus. */
export async function saveEnd(
  trx: Trx,
  id: string,
  end: { state: BonusState; done: Money; category: GameCategoryCode | undefined; converted: Money },
): Promise<void> {
  await trx
    .updateTable('deposit_bonus')
    .set({
      state: end.state,
      ended_at: sql<Date>`now()`,
      done: end.done,
      game_type: end.category ?? null,
      converted: end.converted,
    })
    .where('id', '=', id)
    .execute();
}

/** Adds what has become cash after the end of a bonus. */
export async function addConverted(trx: Trx, id: string, amount: Money): Promise<void> {
  await trx
    .updateTable('deposit_bonus')
    .set({ converted: sql<string>`converted + ${amount.toString()}::bigint` })
    .where('id', '=', id)
    .execute();
}

export async function saveLook(
  trx: Trx,
  id: string,
  look: { version: bigint; hasOpen: boolean; isWarned: boolean },
): Promise<void> {
  await trx
    .updateTable('deposit_bonus')
    .set({
      looked_version: look.version,
      looked_at: sql<Date>`now()`,
      has_open: look.hasOpen,
      ...(look.isWarned ? { warned_at: sql<Date>`now()` } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Bonuses in play that may have changed: time has passed for them, the wallet has moved, bets were open, or their member plays
 * no more; and the next of each member to begin. Those whose time is over come first, then whoever has waited longest.
 */
export async function listDueBonuses(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from deposit_bonus b join member m on m.id = b.member_id
     where b.state in ('QUEUED', 'ACTIVE')
       and (b.expires_at <= now() or m.status = 'closed'
            or (b.warned_at is null and b.expires_at <= now() + interval '1 day')
            or (b.state = 'ACTIVE' and (b.has_open or b.looked_version is null
                 or b.looked_version <> (select sum(a.seq) from ledger_account a
                      where a.owner = b.member_id::text and a.kind in ('MAIN', 'BONUS', 'VENDOR') and a.currency = b.currency)))
            or (b.state = 'QUEUED' and not exists (select from deposit_bonus o where o.member_id = b.member_id
                 and (o.state = 'ACTIVE' or (o.state = 'QUEUED' and o.id < b.id))))
            or exists (select from play_break k where k.member_id = b.member_id and k.kind = 'EXCLUSION'
                          and k.lifted_at is null))
     order by b.expires_at <= now() desc, b.looked_at nulls first, b.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a bonus of a member has begun after this one. */
export async function hasLaterBonus(db: Executor, { id, memberId }: LateMoney): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '>', id)
    .where('began_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last bonus of a member who has none in play, and whose bonus money has moved all the same. */
export interface LateMoney {
  id: string;
  memberId: string;
  currency: string;
  state: BonusState;
  category: GameCategoryCode | null;
}

/** Days after the end of a bonus within which results still come for bets that were placed with it. */
const LATE_DAYS = 90;

export async function listLateMoney(db: Executor, limit: number): Promise<LateMoney[]> {
  const { rows } = await sql<LateMoney>`
    select b.id, b.member_id as "memberId", b.currency, b.state, b.game_type as category
      from deposit_bonus b
      join ledger_account a on a.owner = b.member_id::text and a.kind = 'BONUS' and a.currency = b.currency and a.lane = ''
     where b.ended_at > now() - make_interval(days => ${LATE_DAYS}) and a.balance <> 0 and b.began_at is not null
       and not exists (select from deposit_bonus later
                        where later.member_id = b.member_id and later.id > b.id and later.began_at is not null)
     order by b.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Notes bonus money that has become cash among the results.
 *
 * @param source key of the posting
 */
export async function recordConverted(
  trx: Trx,
  about: { source: string; memberId: string; currency: string; category: GameCategoryCode; amount: Money },
): Promise<void> {
  const { source, memberId, currency, category, amount } = about;
  await sql`
    select record_bonus(${source}, ${memberId}::bigint, ${currency}, ${category}, ${amount.toString()}::bigint, null)`.execute(
    trx,
  );
}
