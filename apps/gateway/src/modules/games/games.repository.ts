import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/types.ts';
import type { GameCategoryCode, ListingStatus, LocalizedText } from './games.tables.ts';

export interface GameRow {
  nodeId: number;
  gameId: string;
  category: GameCategoryCode;
  names: LocalizedText;
  image: string;
  isHot: boolean;
  isNew: boolean;
  rtp: string | null;
  minBet: string;
  isFav: boolean;
  vendorCode: string;
  vendorNames: LocalizedText;
  /** Neither the game nor its vendor is under maintenance. */
  isOpen: boolean;
  maintenanceUntil: Date | null;
}

export interface VendorRow {
  id: string;
  code: string;
  names: LocalizedText;
  category: GameCategoryCode;
  classify: string | null;
  accountTypeId: number;
  isHot: boolean;
  status: ListingStatus;
  gameCount: number;
}

export interface GameFilter {
  categories?: readonly string[] | undefined;
  vendors?: readonly string[] | undefined;
  nodeId?: number | undefined;
  which: 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';
  /** Words that must all be in the name of the game or its vendor, in any language. */
  words: readonly string[];
  sort: 'POPULAR' | 'NEW' | 'NAME' | 'RTP';
  /** Whose favourites and recent games count. */
  memberId: string | undefined;
  /** Languages of the names, best first. */
  languages: readonly string[];
  offset: number;
  limit: number;
}

const cardColumns = (memberId: string | undefined): RawBuilder<unknown> => sql`
  g.node_id as "nodeId", g.game_id as "gameId", g.category, g.names, g.image, g.is_hot as "isHot", g.is_new as "isNew",
  g.rtp, g.min_bet as "minBet", v.code as "vendorCode", v.names as "vendorNames",
  g.status = 'active' and v.status = 'active' as "isOpen", v.maintenance_until as "maintenanceUntil",
  exists (select from favourite f where f.node_id = g.node_id and f.member_id = ${memberId ?? null}::bigint) as "isFav"`;

const listed = sql`g.status <> 'off' and v.status <> 'off'`;

/** `%` and `_` of a search are letters, not wildcards. */
const containing = (word: string): string => `%${word.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

function conditions(filter: GameFilter): RawBuilder<unknown> {
  const parts = [listed];
  if (filter.categories) parts.push(sql`g.category = any(${filter.categories})`);
  if (filter.vendors) parts.push(sql`v.code = any(${filter.vendors})`);
  if (filter.nodeId) parts.push(sql`g.node_id = ${filter.nodeId}`);
  if (filter.which === 'NEW') parts.push(sql`g.is_new`);
  if (filter.which === 'HOT') parts.push(sql`g.is_hot`);
  for (const word of filter.words) parts.push(sql`g.search_text like ${containing(word)}`);
  return sql.join(parts, sql` and `);
}

/** Favourites and recent games are rows of the member; their own order is newest first. */
function source(filter: GameFilter): RawBuilder<unknown> {
  const base = sql`game g join vendor v on v.id = g.vendor_id`;
  const member = filter.memberId ?? null;
  if (filter.which === 'FAV')
    return sql`${base} join favourite own on own.node_id = g.node_id and own.member_id = ${member}::bigint`;
  if (filter.which === 'RECENT')
    return sql`${base} join recent_play own on own.node_id = g.node_id and own.member_id = ${member}::bigint`;
  return base;
}

function order(filter: GameFilter): RawBuilder<unknown> {
  if (filter.sort === 'NAME')
    return sql`lower(coalesce(${sql.join(
      filter.languages.map((language) => sql`g.names ->> ${language}`),
      sql`, `,
    )})), g.node_id`;
  if (filter.sort === 'RTP') return sql`g.rtp desc nulls last, g.node_id`;
  if (filter.sort === 'NEW') return sql`g.is_new desc, g.node_id desc`;
  if (filter.which === 'FAV') return sql`own.created_at desc, g.node_id`;
  if (filter.which === 'RECENT') return sql`own.played_at desc, g.node_id`;
  // what cannot be played now comes after everything that can
  return sql`(g.status = 'active' and v.status = 'active') desc, g.popularity desc, g.is_hot desc, g.place, g.node_id`;
}

/** One page of games and how many there are in all. */
export async function listGames(db: Executor, filter: GameFilter): Promise<{ games: GameRow[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await sql<GameRow>`
    select ${cardColumns(filter.memberId)} from ${source(filter)} where ${where}
     order by ${order(filter)} offset ${filter.offset} limit ${filter.limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int4 as total from ${source(filter)} where ${where}`.execute(db);
  return { games: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Games the merchant marks as hot, in the merchant's order. */
export async function listHotGames(db: Executor, memberId: string | undefined, limit: number): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${cardColumns(memberId)} from game g join vendor v on v.id = g.vendor_id
     where ${listed} and g.is_hot order by g.place, g.node_id limit ${limit}`.execute(db);
  return rows;
}

/** Games that were played in the last seven days, most players first. */
export async function listPopularGames(
  db: Executor,
  memberId: string | undefined,
  limit: number,
  onlyOpen: boolean,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${cardColumns(memberId)} from game g join vendor v on v.id = g.vendor_id
     where ${listed} and g.popularity > 0
       and (not ${onlyOpen}::boolean or (g.status = 'active' and v.status = 'active'))
     order by g.popularity desc, g.place, g.node_id limit ${limit}`.execute(db);
  return rows;
}

/** A game of the menu; `undefined` when there is none, or it is not listed. */
export async function findGame(db: Executor, nodeId: number, memberId?: string): Promise<GameRow | undefined> {
  const { rows } = await sql<GameRow>`
    select ${cardColumns(memberId)} from game g join vendor v on v.id = g.vendor_id
     where ${listed} and g.node_id = ${nodeId}`.execute(db);
  return rows[0];
}

/** Vendors that have games, in the order of the menu. */
export async function listVendors(db: Executor): Promise<VendorRow[]> {
  const { rows } = await sql<VendorRow>`
    select v.id, v.code, v.names, v.category, v.classify, v.account_type_id as "accountTypeId", v.is_hot as "isHot",
           v.status, count(g.node_id)::int4 as "gameCount"
      from vendor v join game g on g.vendor_id = v.id and g.status <> 'off'
     where v.status <> 'off'
     group by v.id order by v.place, v.id`.execute(db);
  return rows;
}

/** Games of the given categories by vendor, for the groups of the lottery lobby. */
export async function listMenuGames(
  db: Executor,
  categories: readonly string[],
): Promise<{ vendorId: string; gameId: string; names: LocalizedText }[]> {
  const { rows } = await sql<{ vendorId: string; gameId: string; names: LocalizedText }>`
    select g.vendor_id as "vendorId", g.game_id as "gameId", g.names from game g join vendor v on v.id = g.vendor_id
     where ${listed} and g.category = any(${categories}) order by g.place, g.node_id`.execute(db);
  return rows;
}

/** Node ids of the favourites, newest first. */
export async function listFavouriteIds(db: Executor, memberId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map((row) => row.node_id);
}

export async function insertFavourite(db: Executor, memberId: string, nodeId: number): Promise<void> {
  await db
    .insertInto('favourite')
    .values({ member_id: memberId, node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it was a favourite */
export async function deleteFavourite(db: Executor, memberId: string, nodeId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('favourite')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function noteRecentPlay(db: Executor, memberId: string, nodeId: number): Promise<void> {
  await db
    .insertInto('recent_play')
    .values({ member_id: memberId, node_id: nodeId })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ played_at: sql<Date>`now()` }))
    .execute();
}
