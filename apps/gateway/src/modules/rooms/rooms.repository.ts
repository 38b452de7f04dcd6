import type { RoomSort } from '@mekong/api-client/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { LocalizedText } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { RoomStake } from './rooms.tables.ts';

export type RoomKind = 'PVP' | 'LIVE';
export type RoomStatus = 'OPEN' | 'FULL' | 'CLOSED' | 'MAINTENANCE';
type RoomSortKey = Exclude<RoomSort, `-${string}`>;

const keyOf = (sort: RoomSort): RoomSortKey => (sort.startsWith('-') ? sort.slice(1) : sort) as RoomSortKey;

export interface RoomRow {
  roomId: string;
  kind: RoomKind;
  names: LocalizedText | null;
  stake: RoomStake;
  currency: string;
  smallBlind: string | null;
  bigBlind: string | null;
  ante: string | null;
  minBuyIn: string | null;
  maxBuyIn: string | null;
  minBet: string | null;
  maxBet: string | null;
  seats: number | null;
  taken: number;
  tableLanguage: string | null;
  dealer: string | null;
  opensAt: string | null;
  closesAt: string | null;
  status: RoomStatus;
  maintenanceUntil: Date | null;
  /** No server plays the game yet. */
  isPlanned: boolean;
  nodeId: number;
  gameId: string;
  gameNames: LocalizedText;
  image: string;
  vendorCode: string;
  vendorNames: LocalizedText;
}

export interface RoomFilter {
  kind: RoomKind;
  currency: string;
  roomId: string | undefined;
  nodeId: number | undefined;
  vendors: readonly string[] | undefined;
  stake: RoomStake | undefined;
  tableLanguage: string | undefined;
  hasSeat: boolean;
  isOpen: boolean;
  sort: RoomSort;
  /** Languages of the names, best first. */
  languages: readonly string[];
  offset: number;
  limit: number;
}

/** A room by which a reader chooses: its game, vendor and language. */
export interface RoomChoice {
  nodeId: number;
  gameNames: LocalizedText;
  vendorCode: string;
  vendorNames: LocalizedText;
  tableLanguage: string | null;
}

/**
 * A seat is taken while its game session is open: from the launch, whose code is good for a minute, until the game token
 * ends. Between taking the seat and opening the session it is held for half a minute.
 */
const isSeated = sql`
  case when s.game_session_id is null then s.taken_at > now() - interval '30 seconds'
       else coalesce(gs.expires_at, gs.launch_expires_at) > now() end`;

const isInHours = sql`
  (r.opens_at is null or case when r.opens_at < r.closes_at
     then (now() at time zone 'UTC')::time >= r.opens_at and (now() at time zone 'UTC')::time < r.closes_at
     else (now() at time zone 'UTC')::time >= r.opens_at or (now() at time zone 'UTC')::time < r.closes_at end)`;

/** Every room that is listed, with what it is at this moment. */
const rooms = sql`
  (select r.room_id as "roomId", g.category as kind, r.names, r.stake, r.currency, r.small_blind as "smallBlind",
          r.big_blind as "bigBlind", r.ante, r.min_buy_in as "minBuyIn", r.max_buy_in as "maxBuyIn",
          r.min_bet as "minBet", r.max_bet as "maxBet", r.seats, taken.count as taken,
          r.table_language as "tableLanguage", r.dealer, r.opens_at::text as "opensAt", r.closes_at::text as "closesAt",
          case when r.status <> 'active' or g.status <> 'active' or v.status <> 'active' then 'MAINTENANCE'
               when not ${isInHours} then 'CLOSED'
               when taken.count >= r.seats then 'FULL'
               else 'OPEN' end as status,
          'planned' in (g.status, v.status) as "isPlanned",
          greatest(r.maintenance_until, v.maintenance_until) as "maintenanceUntil",
          r.node_id as "nodeId", g.game_id as "gameId", g.names as "gameNames", g.image, r.place,
          v.code as "vendorCode", v.names as "vendorNames"
     from room r
     join game g on g.node_id = r.node_id
     join vendor v on v.id = g.vendor_id
     cross join lateral (
       select count(*)::int4 as count from room_seat s left join game_session gs on gs.id = s.game_session_id
        where s.room_id = r.room_id and ${isSeated}) taken
    where r.status <> 'off' and g.status <> 'off' and v.status <> 'off' and g.category in ('PVP', 'LIVE')) room`;

function conditions(filter: RoomFilter): RawBuilder<unknown> {
  const parts = [sql`kind = ${filter.kind}`, sql`currency = ${filter.currency}`];
  if (filter.roomId) parts.push(sql`"roomId" = ${filter.roomId}`);
  if (filter.nodeId) parts.push(sql`"nodeId" = ${filter.nodeId}`);
  if (filter.vendors) parts.push(sql`"vendorCode" = any(${filter.vendors})`);
  if (filter.stake) parts.push(sql`stake = ${filter.stake}`);
  if (filter.tableLanguage) parts.push(sql`"tableLanguage" = ${filter.tableLanguage}`);
  if (filter.hasSeat) parts.push(sql`(seats is null or taken < seats)`);
  if (filter.isOpen) parts.push(sql`status = 'OPEN'`);
  return sql.join(parts, sql` and `);
}

const statusRank = sql`array_position(array['OPEN', 'FULL', 'CLOSED', 'MAINTENANCE'], status)`;

function order({ sort, languages }: RoomFilter): RawBuilder<unknown> {
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  const nameIn = (column: RawBuilder<unknown>) => languages.map((language) => sql`${column} ->> ${language}`);
  const gameName = sql`lower(coalesce(${sql.join(nameIn(sql`"gameNames"`), sql`, `)}))`;
  const keys = {
    place: sql`${statusRank}, place`,
    name: sql`lower(coalesce(${sql.join([...nameIn(sql`names`), ...nameIn(sql`"gameNames"`)], sql`, `)})) ${direction}, place`,
    game: sql`${gameName} ${direction}, place`,
    stake: sql`coalesce("bigBlind", ante, "minBet") ${direction}, place`,
    buyIn: sql`coalesce("minBuyIn", "minBet") ${direction}, place`,
    // a table that anybody may join has the most free seats
    seats: sql`coalesce(seats - taken, 1000000) ${direction}, place`,
    status: sql`${statusRank} ${direction}, place`,
  } satisfies Record<RoomSortKey, RawBuilder<unknown>>;
  return sql`${keys[keyOf(sort)]}, "roomId"`;
}

/** One page of rooms and how many there are in all. */
export async function listRooms(db: Executor, filter: RoomFilter): Promise<{ rows: RoomRow[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await sql<RoomRow>`
    select * from ${rooms} where ${where} order by ${order(filter)}
    offset ${filter.offset} limit ${filter.limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int4 as total from ${rooms} where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** What all rooms of a kind and currency differ in. */
export async function listRoomChoices(db: Executor, kind: RoomKind, currency: string): Promise<RoomChoice[]> {
  const { rows } = await sql<RoomChoice>`
    select "nodeId", "gameNames", "vendorCode", "vendorNames", "tableLanguage" from ${rooms}
     where kind = ${kind} and currency = ${currency} order by place, "roomId"`.execute(db);
  return rows;
}

/** A room as it is now; `undefined` when there is none, or it is not listed. */
export async function findRoom(db: Executor, roomId: string): Promise<RoomRow | undefined> {
  const { rows } = await sql<RoomRow>`select * from ${rooms} where "roomId" = ${roomId}`.execute(db);
  return rows[0];
}
