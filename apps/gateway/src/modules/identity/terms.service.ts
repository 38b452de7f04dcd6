import type { Agreement, AgreementAcceptance, AgreementAccepted } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { noteAtLogIn } from '../consents/consents.port.ts';
import type { Settings, SettingsInForce } from '../system/settings.service.ts';
import { acceptTerms, lockTerms, openSessionsOf } from './terms.repository.ts';

/** The agreement that is asked for after a log-in: of accounts that an agent made, and when there is a new version. */
export function createTerms(db: Executor, settings: Settings) {
  return {
    /**
     * Accepts the agreement in force for all sessions of the account. What was accepted before is not noted again.
     *
     * @throws Fault TERMS_REQUIRED (not accepted, or another version is in force), AGE_TOO_LOW (not stated yet)
     */
    async accept(
      { memberId, role, username }: SignedIn,
      { agreement, ageConfirmed }: AgreementAcceptance,
      ip: string,
    ): Promise<AgreementAccepted> {
      const all = await settings.current();
      assertAgreed(agreement, all);
      const { version } = agreement;
      await inTransaction(db, async (trx) => {
        const known = await lockTerms(trx, memberId);
        const isAgeNew = known.ageStatedAt === null;
        if (isAgeNew) assertOfAge(ageConfirmed, all);
        if (known.version !== version || isAgeNew) {
          await acceptTerms(trx, memberId, version, isAgeNew);
          await noteAtLogIn(trx, memberId, version, isAgeNew);
          await appendAudit(trx, {
            ...{ action: 'terms.accepted', actorId: memberId, actorRole: role, ip, object: username },
            detail: { terms: version },
          });
        }
        await openSessionsOf(trx, memberId);
      });
      return { version };
    },
  };
}

export type Terms = ReturnType<typeof createTerms>;

/** @throws Fault TERMS_REQUIRED unless the version in force was accepted */
export function assertAgreed({ accepted, version }: Agreement, { register }: SettingsInForce): void {
  if (!accepted || version !== register.agreementVersion) throw new Fault('TERMS_REQUIRED');
}

/** @throws Fault AGE_TOO_LOW unless somebody says to be old enough */
export function assertOfAge(isStated: boolean | undefined, { merchant }: SettingsInForce): void {
  if (!isStated) throw new Fault('AGE_TOO_LOW', { params: { minAge: merchant.minAge } });
}
