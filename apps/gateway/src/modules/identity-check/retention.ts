import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Files } from '../files/files.service.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { deleteCheck, endDuePictures, listLongClosed, listWithDuePictures } from './deletion.repository.ts';
import { findUsername, lockProfile, saveProfile } from './identity-check.repository.ts';
import { listWithUnplanned, planUnplanned } from './unplanned.ts';

/** Members that one run looks at. */
const PER_RUN = 200;
/** A picture that was chosen and not sent for so long is taken out of the form again. */
const DRAFT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export interface RetentionPorts {
  cipher: FieldCipher;
  settings: Settings;
  files: Pick<Files, 'remove'>;
  now: () => Date;
}

/** Deletes what may not be kept any longer, as the setting `retention` says. @returns the run of the job */
export function createRetention({ cipher, settings, files, now }: RetentionPorts) {
  const note = async (trx: Trx, memberId: string, cause: string, fields: readonly string[]) =>
    appendAudit(trx, {
      ...{ action: 'identity.deleted', actorRole: 'system', object: await findUsername(trx, memberId) },
      detail: { reason: cause, fields: [...new Set(fields)].join(', ') },
    });

  const planMissing = (db: Executor, memberId: string, madeBefore: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockProfile(trx, memberId);
      await planUnplanned(trx, cipher, memberId, { madeBefore, now: now() });
    });

  const deletePictures = (db: Executor, memberId: string, before: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockProfile(trx, memberId);
      const gone = await endDuePictures(trx, memberId, { before, at: now() });
      if (gone.length === 0) return;
      const names = gone.flatMap(({ name }) => name ?? []);
      await files.remove(trx, { memberId, purpose: 'IDENTITY', names });
      const causes = [...new Set(gone.map(({ cause }) => cause))].sort();
      await note(
        trx,
        memberId,
        causes.join(', '),
        gone.map(({ field }) => field),
      );
    });

  const deleteAll = (db: Executor, memberId: string, closedAt: Date): Promise<void> =>
    inTransaction(db, async (trx) => {
      const profile = await lockProfile(trx, memberId);
      const gone = await deleteCheck(trx, memberId, { since: closedAt, at: now() });
      if (gone.length === 0) return;
      await files.remove(trx, { memberId, purpose: 'IDENTITY' });
      // whoever has excluded himself is still known by the hashes when he registers anew
      const isKnown = await hasExcludedSelf(trx, memberId);
      await saveProfile(trx, {
        ...profile,
        ...(isKnown ? {} : { numberLookup: null, personLookup: null }),
        ...{ state: 'NOT_STARTED', expiresOn: null },
      });
      await note(trx, memberId, 'CLOSED', gone);
    });

  return async (db: Executor, signal: AbortSignal): Promise<void> => {
    const { rejectedPictureDays, identityYears } = (await settings.current()).retention;
    const before = new Date(now().getTime() - rejectedPictureDays * DAY_MS);
    const madeBefore = new Date(now().getTime() - DRAFT_DAYS * DAY_MS);
    for (let after: string | undefined = '0'; after !== undefined; ) {
      const members: readonly string[] = await listWithUnplanned(db, { madeBefore, after, limit: PER_RUN });
      for (const memberId of members) {
        if (signal.aborted) return;
        await planMissing(db, memberId, madeBefore);
      }
      after = members.at(-1);
    }
    for (const memberId of await listWithDuePictures(db, before, PER_RUN)) {
      if (signal.aborted) return;
      await deletePictures(db, memberId, before);
    }
    const closedBefore = now();
    closedBefore.setUTCFullYear(closedBefore.getUTCFullYear() - identityYears);
    for (const { memberId, closedAt } of await listLongClosed(db, closedBefore, PER_RUN)) {
      if (signal.aborted) return;
      await deleteAll(db, memberId, closedAt);
    }
  };
}
