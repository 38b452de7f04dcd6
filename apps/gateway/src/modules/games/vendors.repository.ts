import { sql } from 'kysely';
import type { Executor } from '../../db/types.ts';
import type { GameCategoryCode, ListingStatus, LocalizedText } from './games.tables.ts';

/** A vendor that is not switched off. */
export interface Vendor {
  id: string;
  code: string;
  names: LocalizedText;
  category: GameCategoryCode;
  classify: string | null;
  accountTypeId: number;
  isHot: boolean;
  status: ListingStatus;
  maintenanceUntil: Date | null;
  singleWallet: boolean;
}

/** A vendor and how many games it lists. */
export interface CountedVendor extends Vendor {
  gameCount: number;
}

const columns = sql`v.id, v.code, v.names, v.category, v.classify, v.account_type_id as "accountTypeId",
  v.is_hot as "isHot", v.status, v.maintenance_until as "maintenanceUntil",
  v.single_wallet as "singleWallet"`;

/** Every vendor that is not switched off, in the order of the menu. There are a few dozen. */
export async function listVendors(db: Executor): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`
    select ${columns} from vendor v where v.status <> 'off' order by v.place, v.id`.execute(db);
  return rows;
}

/**
 * Vendors that have games, in the order of the menu.
 *
 * @param barred class of games that is not listed
 * @param ids only these vendors; all by default
 */
export async function countVendors(
  db: Executor,
  barred: string | null,
  ids?: readonly string[],
): Promise<CountedVendor[]> {
  const { rows } = await sql<CountedVendor>`
    select ${columns}, counted.games as "gameCount"
      from vendor v
      join (select g.vendor_id, count(*)::int4 as games from game g
             where g.status <> 'off' ${ids ? sql`and g.vendor_id = any(${ids}::bigint[])` : sql``}
               and g.classify is distinct from coalesce(${barred}::text, '')
             group by g.vendor_id) counted on counted.vendor_id = v.id
     where v.status <> 'off' order by v.place, v.id`.execute(db);
  return rows;
}
