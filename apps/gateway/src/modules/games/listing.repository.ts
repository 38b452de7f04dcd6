import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../contract/cursors.ts';
import type { ListingStatus, LocalizedText } from '../../contract/values.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';

/** A vendor as operators see it, listed or not. */
export interface ListedVendor {
  id: string;
  code: string;
  names: LocalizedText;
  status: ListingStatus;
  maintenanceUntil: Date | null;
  games: number;
}

/** A game as operators see it, listed or not. */
export interface ListedGame {
  nodeId: number;
  gameId: string;
  names: LocalizedText;
  status: ListingStatus;
  vendor: string;
  vendorNames: LocalizedText;
  vendorStatus: ListingStatus;
}

/** The text is in a name, in any language, whatever the case. */
const named = (names: RawBuilder<unknown>, text: string) =>
  sql`exists (select from jsonb_each_text(${names}) n where strpos(lower(n.value), ${text}) > 0)`;

/** Which vendors or games are asked for. */
export interface ListingFilter {
  /** A part of a code or of a name in any language; of a game its number too. Empty for all. */
  text: string;
  status?: ListingStatus | undefined;
  /** Of games: the code of their vendor. */
  vendor?: string | undefined;
  /** Only those behind this place of the order. */
  behind?: Place | undefined;
  limit: number;
}

/** A row with the text that it is ordered by. */
export type Ordered<Row> = Row & { order: string };

/** An exact hit first, then the order of the site. */
const orderOf = (isExact: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
  sql`case when ${isExact} then '0' else '1' end || lpad(${place}::text, 10, '0')`;

const behindOf = (order: RawBuilder<unknown>, number: RawBuilder<unknown>, behind: Place | undefined) =>
  behind ? sql`and (${order}, ${number}) > (${behind.value ?? ''}, ${behind.id}::bigint)` : sql``;

/** Vendors that match, those switched off too. */
export async function findVendors(db: Executor, filter: ListingFilter): Promise<Ordered<ListedVendor>[]> {
  const typed = filter.text.toLowerCase();
  const order = orderOf(sql`lower(v.code) = ${typed}`, sql`v.place`);
  const { rows } = await sql<Ordered<ListedVendor>>`
    select v.id, v.code, v.names, v.status, v.maintenance_until as "maintenanceUntil", ${order} as "order",
           (select count(*)::int4 from game g where g.vendor_id = v.id) as games
      from vendor v
     where (strpos(lower(v.code), ${typed}) > 0 or ${named(sql`v.names`, typed)})
       and (${filter.status ?? null}::text is null or v.status = ${filter.status ?? null})
       ${behindOf(order, sql`v.id`, filter.behind)}
     order by ${order}, v.id limit ${filter.limit}`.execute(db);
  return rows;
}

/** Games that match, those switched off too. */
export async function findGames(db: Executor, filter: ListingFilter): Promise<Ordered<ListedGame>[]> {
  const typed = filter.text.toLowerCase();
  const order = orderOf(sql`g.node_id::text = ${typed} or g.game_id = ${typed}`, sql`g.place`);
  const { rows } = await sql<Ordered<ListedGame>>`
    select g.node_id as "nodeId", g.game_id as "gameId", g.names, g.status, v.code as vendor,
           v.names as "vendorNames", v.status as "vendorStatus", ${order} as "order"
      from game g join vendor v on v.id = g.vendor_id
     where (g.node_id::text = ${typed} or strpos(g.game_id, ${typed}) > 0 or ${named(sql`g.names`, typed)})
       and (${filter.status ?? null}::text is null or g.status = ${filter.status ?? null})
       and (${filter.vendor ?? null}::text is null or v.code = ${filter.vendor ?? null})
       ${behindOf(order, sql`g.node_id`, filter.behind)}
     order by ${order}, g.node_id limit ${filter.limit}`.execute(db);
  return rows;
}

/** One vendor, held until the transaction ends. */
export async function lockVendor(
  trx: Trx,
  code: string,
): Promise<{ status: ListingStatus; maintenanceUntil: Date | null } | undefined> {
  return trx
    .selectFrom('vendor')
    .select(['status', 'maintenance_until as maintenanceUntil'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeVendor(
  trx: Trx,
  code: string,
  { status, maintenanceUntil }: { status: ListingStatus; maintenanceUntil: Date | null },
): Promise<void> {
  await trx
    .updateTable('vendor')
    .set({ status, maintenance_until: maintenanceUntil })
    .where('code', '=', code)
    .execute();
}

/** One game with the code of its vendor, held until the transaction ends. */
export async function lockGame(
  trx: Trx,
  nodeId: number,
): Promise<{ status: ListingStatus; vendor: string } | undefined> {
  return trx
    .selectFrom('game')
    .innerJoin('vendor', 'vendor.id', 'game.vendor_id')
    .select(['game.status', 'vendor.code as vendor'])
    .where('game.node_id', '=', nodeId)
    .forUpdate('game')
    .executeTakeFirst();
}

export async function writeGame(trx: Trx, nodeId: number, status: ListingStatus): Promise<void> {
  await trx.updateTable('game').set({ status }).where('node_id', '=', nodeId).execute();
}
