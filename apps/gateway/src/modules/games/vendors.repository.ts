import { sql } from 'kysely';
import type { GameCategoryCode, ListingStatus, LocalizedText } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';

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

const columns = sql`v.id, v.code, v.names, v.category, v.classify, v.account_type_id as "accountTypeId",
  v.is_hot as "isHot", v.status, v.maintenance_until as "maintenanceUntil",
  v.single_wallet as "singleWallet"`;

/**
 * Every vendor that is not switched off, in the order of the menu. There are a few dozen.
 *
 * @param merchant where members have a wallet per vendor, no vendor plays from the one wallet
 */
export async function listVendors(db: Executor, merchant: { hasVendorWallets: boolean }): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`
    select ${columns} from vendor v where v.status <> 'off' order by v.place, v.id`.execute(db);
  return merchant.hasVendorWallets ? rows.map((vendor) => ({ ...vendor, singleWallet: false })) : rows;
}
