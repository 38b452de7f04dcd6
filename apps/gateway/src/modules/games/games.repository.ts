import type { GamePaysKind } from '@mekong/api-client/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { GameCategoryCode, LocalizedText } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { COCKFIGHT } from './classes.ts';
import type { PlannedCover } from './planned.ts';

export interface GameRow {
  nodeId: number;
  gameId: string;
  category: GameCategoryCode;
  /** Class of the game itself; null where its vendor decides. */
  classify: string | null;
  names: LocalizedText;
  image: string;
  /** Drawing of the cover and its coat; null: by the id of the game. */
  motif: string | null;
  coat: string | null;
  isHot: boolean;
  /** One of the few with most players of late. */
  isMostPlayed: boolean;
  isNew: boolean;
  rtp: string | null;
  minBet: string;
  features: string[];
  volatility: 'low' | 'medium' | 'high' | 'very-high';
  paysKind: GamePaysKind | null;
  paysCount: number | null;
  maxWin: string | null;
  isFav: boolean;
  vendorCode: string;
  vendorNames: LocalizedText;
  vendorClassify: string | null;
  /** The game and its vendor are on. */
  isOpen: boolean;
  /** No server plays the game yet. */
  isPlanned: boolean;
  maintenanceUntil: Date | null;
}

/** So many games are said to be played most: of a page of 60 a few. */
const MOST_PLAYED = 3;

/** What a card shows, from `game g` and `vendor v`. */
const cardColumns = (memberId: string | undefined): RawBuilder<unknown> => sql`
  g.node_id as "nodeId", g.game_id as "gameId", g.category, g.classify, g.names, g.image, g.motif, g.coat, g.is_hot as "isHot",
  g.node_id = any (array(
    select top.node_id from game top where top.popularity > 0
     order by top.popularity desc, top.place, top.node_id limit ${MOST_PLAYED})) as "isMostPlayed",
  g.is_new as "isNew", g.rtp, g.min_bet as "minBet", g.features, g.volatility,
  g.pays_kind as "paysKind", g.pays_count as "paysCount", g.max_win as "maxWin", v.code as "vendorCode",
  v.names as "vendorNames", v.classify as "vendorClassify", g.status = 'active' and v.status = 'active' as "isOpen",
  'planned' in (g.status, v.status) as "isPlanned",
  v.maintenance_until as "maintenanceUntil",
  exists (select from favourite f where f.node_id = g.node_id and f.member_id = ${memberId ?? null}::bigint) as "isFav"`;

const listed = sql`g.status <> 'off' and v.status <> 'off'`;

/** A server plays the game, whether or not an operator has switched it off just now. */
const played = sql`g.status in ('active', 'maintenance') and v.status in ('active', 'maintenance')`;

/** Neither the game nor its vendor is in the class. */
const notIn = (barred: string | null) =>
  sql`coalesce(g.classify, v.classify) is distinct from coalesce(${barred}::text, '')`;

/** Cards of games, in the order of their numbers as given. */
export async function listCards(
  db: Executor,
  nodeIds: readonly number[],
  memberId: string | undefined,
): Promise<GameRow[]> {
  if (nodeIds.length === 0) return [];
  const { rows } = await sql<GameRow>`
    select ${cardColumns(memberId)}
      from unnest(${nodeIds}::int4[]) with ordinality as picked (node_id, place)
      join game g on g.node_id = picked.node_id
      join vendor v on v.id = g.vendor_id
     order by picked.place`.execute(db);
  return rows;
}

/**
 * Games the merchant marks as hot, those that can be played first, in the merchant's order; none that no server plays yet.
 *
 * @param barred class of games that is left out
 */
export async function listHotGames(
  db: Executor,
  memberId: string | undefined,
  limit: number,
  barred: string | null = COCKFIGHT,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${cardColumns(memberId)} from game g join vendor v on v.id = g.vendor_id
     where ${played} and ${notIn(barred)} and g.is_hot
     order by g.status = 'active' and v.status = 'active' desc, g.place, g.node_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Games that were played in the last seven days, those that can be played first, most players first; none that no server
 * plays any more.
 *
 * @param barred class of games that is left out
 */
export async function listPopularGames(
  db: Executor,
  memberId: string | undefined,
  limit: number,
  onlyOpen: boolean,
  barred: string | null = COCKFIGHT,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select ${cardColumns(memberId)} from game g join vendor v on v.id = g.vendor_id
     where ${played} and ${notIn(barred)} and g.popularity > 0
       and (not ${onlyOpen}::boolean or (g.status = 'active' and v.status = 'active'))
     order by g.status = 'active' and v.status = 'active' desc, g.popularity desc, g.place, g.node_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A game of the menu; `undefined` when there is none, or it is not listed. */
export async function findGame(db: Executor, nodeId: number, memberId?: string): Promise<GameRow | undefined> {
  const { rows } = await sql<GameRow>`
    select ${cardColumns(memberId)} from game g join vendor v on v.id = g.vendor_id
     where ${listed} and g.node_id = ${nodeId}`.execute(db);
  return rows[0];
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

/** The cover of the first game of each vendor that no server plays yet, in the order of the menu. */
export async function listPlannedCovers(db: Executor): Promise<PlannedCover[]> {
  const { rows } = await sql<PlannedCover>`
    select v.id as "vendorId", first.image
      from vendor v
      cross join lateral (
        select g.image from game g where g.vendor_id = v.id and g.status <> 'off' order by g.place, g.node_id limit 1) first
     where v.status = 'planned' order by v.place, v.id`.execute(db);
  return rows;
}

/** Notes that the member has opened the game; it is the first of the recent ones now. */
export async function noteRecentPlay(db: Executor, memberId: string, nodeId: number): Promise<void> {
  await db
    .insertInto('recent_play')
    .values({ member_id: memberId, node_id: nodeId })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ played_at: sql<Date>`now()` }))
    .execute();
}
