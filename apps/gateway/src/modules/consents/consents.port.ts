import type { Executor, Trx } from '../../kernel/db/types.ts';
import { findConsent, insertConsents, type NewConsent } from './consents.repository.ts';

/** Notes what somebody agrees to by registering. */
export const noteRegistration = (
  db: Executor,
  memberId: string,
  { version, at }: { version: string; at?: Date | undefined },
): Promise<void> =>
  insertConsents(db, memberId, [
    { kind: 'AGE', isGiven: true, source: 'REGISTRATION', at },
    { kind: 'TERMS', isGiven: true, version, source: 'REGISTRATION', at },
  ]);

/** Notes that somebody agrees to a version at a log-in, and, where nobody has stated it for this account before, the age. */
export const noteAtLogIn = (db: Executor, memberId: string, version: string, isAgeStated: boolean): Promise<void> => {
  const terms: NewConsent = { kind: 'TERMS', isGiven: true, version, source: 'LOG_IN' };
  return insertConsents(
    db,
    memberId,
    isAgeStated ? [{ kind: 'AGE', isGiven: true, source: 'LOG_IN' }, terms] : [terms],
  );
};

/** Whether offers may be sent to a member: without a yes there is none. */
export const wantsOffers = async (db: Executor, memberId: string): Promise<boolean> =>
  (await findConsent(db, memberId, 'MARKETING'))?.is_given ?? false;

/** Takes the yes to offers back, where there is one. */
export async function withdrawMarketing(trx: Trx, memberId: string, source: 'EXCLUSION' | 'CLOSING'): Promise<void> {
  if (await wantsOffers(trx, memberId))
    await insertConsents(trx, memberId, [{ kind: 'MARKETING', isGiven: false, source }]);
}
