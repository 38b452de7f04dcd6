import type { Executor } from '../../kernel/db/types.ts';
import { isExcluded, isOnBreak } from './break.repository.ts';

export { isExcluded as hasExcludedSelf, isOnBreak };

/** Whether a document belongs to a member who has excluded himself; `lookup` is the keyed hash of its number. */
export async function isNumberExcluded(db: Executor, lookup: string): Promise<boolean> {
  const rows = await db.selectFrom('kyc_profile').select('member_id').where('number_lookup', '=', lookup).execute();
  for (const { member_id } of rows) if (await isExcluded(db, member_id)) return true;
  return false;
}
