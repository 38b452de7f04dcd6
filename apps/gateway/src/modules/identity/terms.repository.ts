import { sql } from 'kysely';
import type { Trx } from '../../kernel/db/types.ts';

/** What an account has accepted; nobody else accepts for it until the transaction ends. */
export const lockTerms = (trx: Trx, memberId: string): Promise<{ version: string | null; ageStatedAt: Date | null }> =>
  trx
    .selectFrom('member')
    .select(['terms_version as version', 'age_stated_at as ageStatedAt'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function acceptTerms(trx: Trx, memberId: string, version: string, isAgeStated: boolean): Promise<void> {
  await trx
    .updateTable('member')
    .set({
      ...{ terms_version: version, terms_accepted_at: sql<Date>`now()` },
      ...(isAgeStated ? { age_stated_at: sql<Date>`now()` } : {}),
    })
    .where('id', '=', memberId)
    .execute();
}

/** Sessions of a member that waited for the agreement are full ones from now on. */
export async function openSessionsOf(trx: Trx, memberId: string): Promise<void> {
  await trx
    .updateTable('session')
    .set({ terms_due: false })
    .where('member_id', '=', memberId)
    .where('terms_due', '=', true)
    .execute();
}
