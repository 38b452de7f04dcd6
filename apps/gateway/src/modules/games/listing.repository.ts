import { type RawBuilder, sql } from 'kysely';
import type { ListingStatus, LocalizedText } from '../../contract/values.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';

/** A vendor as operators see it, listed or not. */
export interface ListedVendor {
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

/** Vendors by a part of their code or of a name, those switched off too; all for an empty text. */
export async function findVendors(db: Executor, text: string, limit: number): Promise<ListedVendor[]> {
  const typed = text.toLowerCase();
  const { rows } = await sql<ListedVendor>`
    select v.code, v.names, v.status, v.maintenance_until as "maintenanceUntil",
           (select count(*)::int4 from game g where g.vendor_id = v.id) as games
      from vendor v
     where strpos(lower(v.code), ${typed}) > 0 or ${named(sql`v.names`, typed)}
     order by lower(v.code) <> ${typed}, v.place, v.id limit ${limit}`.execute(db);
  return rows;
}

/** Games by their number, or a part of their code or of a name, those switched off too. */
export async function findGames(db: Executor, text: string, limit: number): Promise<ListedGame[]> {
  const typed = text.toLowerCase();
  const { rows } = await sql<ListedGame>`
    select g.node_id as "nodeId", g.game_id as "gameId", g.names, g.status, v.code as vendor,
           v.names as "vendorNames", v.status as "vendorStatus"
      from game g join vendor v on v.id = g.vendor_id
     where g.node_id::text = ${typed} or strpos(g.game_id, ${typed}) > 0 or ${named(sql`g.names`, typed)}
     order by g.node_id::text <> ${typed}, g.game_id <> ${typed}, g.place, g.node_id limit ${limit}`.execute(db);
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
