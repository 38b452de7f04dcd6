import type { Executor } from '../../kernel/db/types.ts';
import { findBreak } from './break.repository.ts';

/** Whether a member has excluded himself and has not come back; a time-out is no exclusion. */
export const hasExcludedSelf = async (db: Executor, memberId: string): Promise<boolean> =>
  (await findBreak(db, memberId))?.kind === 'EXCLUSION';

/** Whether a document belongs to a member who has excluded himself; `lookup` is the keyed hash of its number. */
export async function isNumberExcluded(db: Executor, lookup: string): Promise<boolean> {
  const rows = await db.selectFrom('kyc_profile').select('member_id').where('number_lookup', '=', lookup).execute();
  for (const { member_id } of rows) if (await hasExcludedSelf(db, member_id)) return true;
  return false;
}
