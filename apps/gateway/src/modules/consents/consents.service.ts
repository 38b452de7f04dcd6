import type {
  ConsentList,
  MarketingConsent,
  MarketingConsentRequest,
  Consent as WireConsent,
} from '@mekong/api-client/contract/types';
import type { Selectable } from 'kysely';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { findConsent, insertConsents, listConsents } from './consents.repository.ts';
import type { ConsentTable } from './consents.tables.ts';

export interface ConsentPorts {
  db: Executor;
  cursors: Cursors;
  /** @throws Fault EXCLUDED while play is closed to the member */
  assertNoBreak: (db: Executor, memberId: string) => Promise<void>;
}

/** What members agree to, and take back. */
export function createConsents({ db, cursors, assertNoBreak }: ConsentPorts) {
  const marketing = async (executor: Executor, memberId: string): Promise<MarketingConsent> => {
    const last = await findConsent(executor, memberId, 'MARKETING');
    const mayGive = await assertNoBreak(executor, memberId).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Fault && error.code === 'EXCLUDED') return false;
        throw error;
      },
    );
    return { isGiven: last?.is_given ?? false, ...(last ? { at: last.at.toISOString() } : {}), mayGive };
  };

  return {
    /** Every answer of a member, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list({ memberId }: SignedIn, page: { cursor: string | undefined; pageSize: number }): Promise<ConsentList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listConsents', reader: memberId },
        page,
        (place, limit) => listConsents(db, memberId, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wireConsent) };
    },

    marketing: ({ memberId }: SignedIn): Promise<MarketingConsent> => marketing(db, memberId),

    /**
     * Notes a yes or a no to offers; the same answer again is no new one.
     *
     * @throws Fault EXCLUDED for a yes while play is closed to the member
     */
    setMarketing: (actor: SignedIn, { isGiven }: MarketingConsentRequest): Promise<MarketingConsent> =>
      inTransaction(db, async (trx) => {
        const { memberId } = actor;
        if (isGiven) await assertNoBreak(trx, memberId);
        const last = await findConsent(trx, memberId, 'MARKETING');
        if ((last?.is_given ?? false) !== isGiven) {
          await insertConsents(trx, memberId, [{ kind: 'MARKETING', isGiven, source: 'SETTINGS' }]);
          await appendAudit(trx, {
            ...{ action: 'marketing.chosen', actorId: memberId, actorRole: actor.role, object: actor.username },
            detail: { isGiven: String(isGiven) },
          });
        }
        return marketing(trx, memberId);
      }),
  };
}

const wireConsent = ({ kind, is_given, version, source, at }: Selectable<ConsentTable>): WireConsent => ({
  ...{ kind, isGiven: is_given, source, at: at.toISOString() },
  ...(version === null ? {} : { version }),
});
