import type { BetSort, VendorDetailLine } from '@mekong/api-client/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../contract/cursors.ts';
import type { GameCategoryCode, LocalizedText } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { BetStatus, ProviderTxnKind, RoundStatus } from '../seamless/seamless.tables.ts';

/** What a bet was on, and what has come of it; amounts in 1/10,000 of the currency unit, as text. */
export interface BetResultRow {
  id: string;
  placedAt: Date;
  gameId: string;
  nodeId: number;
  names: LocalizedText;
  image: string;
  category: GameCategoryCode;
  vendor: string;
  vendorNames: LocalizedText;
  currency: string;
  stake: string;
  validBet: string;
  payout: string;
  net: string;
  status: BetStatus | 'RETURNED';
}

/** A bet as its owner sees it. */
export interface BetRow extends BetResultRow {
  roundId: string;
  settledAt: Date | null;
  balanceBefore: string;
  balanceAfter: string;
}

export interface BetFilter {
  memberId: string;
  from: Date;
  to: Date;
  category?: string | undefined;
  vendor?: string | undefined;
  gameId?: string | undefined;
  status?: string | undefined;
}

export interface BetSums {
  count: number;
  stake: string;
  validBet: string;
  payout: string;
  net: string;
}

/**
 * Result as its owner is told: by the net, so that a round that paid less than it cost is no win. The wallet calls a bet
 * won when anything was paid.
 */
export const outcome = sql`case when b.status not in ('WON', 'LOST') then b.status when b.payout > b.stake then 'WON'
  when b.payout = b.stake then 'RETURNED' else 'LOST' end`;

/** What a bet has brought its owner. An open one has brought nothing yet, a refunded or void one neither. */
export const net = sql`case when b.status in ('WON', 'LOST') then b.payout - b.stake else 0 end`;

/** What the bets `b` of a page were on. Games and vendors are switched off, never removed, so each bet has both. */
export const betSource = sql`
  join vendor v on v.code = b.vendor
  join game g on g.vendor_id = v.id and g.game_id = b.game_id`;

export const betColumns = sql`
  b.id, b.placed_at as "placedAt", b.game_id as "gameId", g.node_id as "nodeId", g.names, g.image, b.category, b.vendor,
  v.names as "vendorNames", b.currency, b.stake, b.valid_bet as "validBet", b.payout, ${net} as net, ${outcome} as status`;
const columns = sql`
  ${betColumns}, b.round_id as "roundId", b.settled_at as "settledAt", b.balance_before as "balanceBefore",
  b.balance_after as "balanceAfter"`;

const conditions = (filter: BetFilter): RawBuilder<unknown> =>
  sql`b.member_id = ${filter.memberId}::bigint and ${choice(filter)}`;

/**
 * Which bets of whoever is meant. All that it looks at, and what is sorted and summed, stands in the index of the member: there
 * may be 100,000 bets, and a page has 20.
 */
export function choice(filter: Omit<BetFilter, 'memberId'>): RawBuilder<unknown> {
  const parts = [sql`b.placed_at >= ${filter.from}::timestamptz`, sql`b.placed_at < ${filter.to}::timestamptz`];
  if (filter.category) parts.push(sql`b.category = ${filter.category}`);
  if (filter.vendor) parts.push(sql`b.vendor = ${filter.vendor}`);
  if (filter.gameId) parts.push(sql`b.game_id = ${filter.gameId}`);
  if (filter.status) parts.push(sql`${outcome} = ${filter.status}`);
  return sql.join(parts, sql` and `);
}

const sortKeys = {
  time: { value: sql`b.placed_at`, type: sql`timestamptz` },
  stake: { value: sql`b.stake`, type: sql`bigint` },
  net: { value: net, type: sql`bigint` },
};

/** What an order goes by. Equal values are told apart by the number of the bet, in the same direction. */
function orderOf(sort: BetSort) {
  const isDescending = sort.startsWith('-');
  const key = sortKeys[(isDescending ? sort.slice(1) : sort) as keyof typeof sortKeys];
  return {
    ...key,
    direction: isDescending ? sql`desc` : sql`asc`,
    behind: isDescending ? sql`<` : sql`>`,
  };
}

interface Page {
  offset: number;
  limit: number;
}

/** A page of the bets that match, found before anything else is read of them. */
async function readPage(db: Executor, filter: BetFilter, sort: BetSort, behind: RawBuilder<unknown>, page: Page) {
  const { value, direction } = orderOf(sort);
  const { rows } = await sql<BetRow & { sortValue: string }>`
    with page as (
      select b.id, ${value} as value from bet b where ${conditions(filter)} ${behind}
       order by ${value} ${direction}, b.id ${direction} offset ${page.offset} limit ${page.limit}
    )
    select ${columns}, page.value::text as "sortValue" from page join bet b on b.id = page.id ${betSource}
     order by page.value ${direction}, b.id ${direction}`.execute(db);
  return rows;
}

/** One page of the bets that match. */
export async function listBets(db: Executor, filter: BetFilter, sort: BetSort, page: Page): Promise<BetRow[]> {
  const rows = await readPage(db, filter, sort, sql``, page);
  return rows.map(({ sortValue, ...row }) => row);
}

/** The bets that match and come behind a place in the order, or the first ones. */
export async function listBetsBehind(
  db: Executor,
  filter: BetFilter,
  sort: BetSort,
  place: Place | undefined,
  limit: number,
): Promise<(BetRow & { sortValue: string })[]> {
  const { value, type, behind } = orderOf(sort);
  const from = place ? sql`and (${value}, b.id) ${behind} (${place.value}::${type}, ${place.id}::bigint)` : sql``;
  return readPage(db, filter, sort, from, { offset: 0, limit });
}

/** Numbers of the bets that match, in their order: so few bytes of each that very many may be held. */
export async function listBetIds(db: Executor, filter: BetFilter, sort: BetSort, limit: number): Promise<string[]> {
  const { value, direction } = orderOf(sort);
  const { rows } = await sql<{ id: string }>`
    select b.id from bet b where ${conditions(filter)}
     order by ${value} ${direction}, b.id ${direction} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Bets of a member by their numbers, in that order. */
export async function readBets(db: Executor, memberId: string, ids: readonly string[]): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${columns}
      from unnest(${ids}::bigint[]) with ordinality as page (id, no) join bet b on b.id = page.id ${betSource}
     where b.member_id = ${memberId}::bigint order by page.no`.execute(db);
  return rows;
}

export interface PlayedGameRow {
  gameId: string;
  names: LocalizedText;
  vendor: string;
  vendorNames: LocalizedText;
}

/**
 * Games of the bets that match, those with the most bets first. Bets are grouped by what stands in the index of the member before
 * anything of their games is read.
 */
export async function listBetGames(db: Executor, filter: BetFilter, limit: number): Promise<PlayedGameRow[]> {
  const { rows } = await sql<PlayedGameRow>`
    with played as (
      select b.vendor, b.game_id, count(*) as bets from bet b where ${conditions(filter)}
       group by b.vendor, b.game_id order by bets desc, b.vendor, b.game_id limit ${limit}
    )
    select b.game_id as "gameId", g.names, b.vendor, v.names as "vendorNames" from played b ${betSource}`.execute(db);
  return rows;
}

/** Sums over bets `b`. */
export const betSums = sql`
  count(*)::int4 as count, coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.valid_bet), 0)::bigint as "validBet",
  coalesce(sum(b.payout), 0)::bigint as payout, coalesce(sum(${net}), 0)::bigint as net`;

/** Sums over every bet that matches. */
export async function sumBets(db: Executor, filter: BetFilter): Promise<BetSums> {
  const { rows } = await sql<BetSums>`
    select ${betSums} from bet b where ${conditions(filter)}`.execute(db);
  return rows[0] ?? { count: 0, stake: '0', validBet: '0', payout: '0', net: '0' };
}

export interface BetWithRound extends BetRow {
  transactionId: string;
  bonusStake: string;
  inVendorWallet: boolean;
  roundStatus: RoundStatus;
  details: VendorDetailLine[];
  verifyUrl: string | null;
}

/** A bet of its owner; `undefined` for a bet of somebody else. */
export async function findBet(db: Executor, memberId: string, id: string): Promise<BetWithRound | undefined> {
  const { rows } = await sql<BetWithRound>`
    select ${columns}, b.transaction_id as "transactionId", b.bonus_stake as "bonusStake",
           b.in_vendor_wallet as "inVendorWallet", r.status as "roundStatus", r.details,
           r.verify_url as "verifyUrl"
      from bet b join round r on r.vendor = b.vendor and r.round_id = b.round_id and r.member_id = b.member_id
           ${betSource} where b.id = ${id}::bigint and b.member_id = ${memberId}::bigint`.execute(db);
  return rows[0];
}

export interface MovementRow {
  kind: ProviderTxnKind;
  transactionId: string;
  amount: string;
  balanceBefore: string | null;
  balanceAfter: string | null;
  at: Date;
}

/** Every transaction of the vendor about one bet, in order. */
export async function listMovements(
  db: Executor,
  bet: { vendor: string; roundId: string; transactionId: string },
): Promise<MovementRow[]> {
  return db
    .selectFrom('provider_txn')
    .select([
      'kind',
      'transaction_id as transactionId',
      'amount',
      'balance_before as balanceBefore',
      'balance_after as balanceAfter',
      'created_at as at',
    ])
    .where('vendor', '=', bet.vendor)
    .where('round_id', '=', bet.roundId)
    .where('kind', '<>', 'TOMBSTONE')
    .where((either) =>
      either.or([
        either('transaction_id', '=', bet.transactionId),
        either('bet_transaction_id', '=', bet.transactionId),
      ]),
    )
    .orderBy('created_at')
    .orderBy('transaction_id')
    .execute();
}
