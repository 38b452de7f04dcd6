import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { documentFields } from './fields.ts';
import { findUsername, listRunningOut, lockProfile, saveField, saveProfile } from './identity-check.repository.ts';
import { afterField } from './machine.ts';
import { openCheck, stateOfCheck, termsOf } from './values.ts';

const DAY_MS = 24 * 3_600_000;
/** Days before its end on which a member is told. */
const REMINDED_DAYS = { first: 30, second: 7 };
/** Members of one run. */
const AT_ONCE = 200;

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Tells members whose document runs out, and opens the fields of those whose document has. */
export const createExpiry =
  ({ cipher, settings, now }: { cipher: FieldCipher; settings: Settings; now: () => Date }) =>
  async (db: Executor, signal: AbortSignal): Promise<void> => {
    const { today } = await termsOf(settings, now());
    const [inWeek, inMonth] = [later(today, REMINDED_DAYS.second), later(today, REMINDED_DAYS.first)];
    const members = await listRunningOut(db, { today, inWeek, inMonth, limit: AT_ONCE });
    for (const memberId of members) {
      if (signal.aborted) return;
      await inTransaction(db, async (trx) => {
        const profile = await lockProfile(trx, memberId);
        // approved anew meanwhile
        if (!profile.expiresOn || profile.expiredAt || profile.expiresOn > inMonth) return;
        if (profile.expiresOn >= today) {
          const due = profile.expiresOn <= inWeek ? 2 : 1;
          if (profile.reminders >= due) return;
          profile.reminders = due;
          await saveProfile(trx, profile);
          await inbox.send(trx, memberId, 'SYSTEM', 'identityExpires', { day: { day: profile.expiresOn } });
          return;
        }
        for (const row of (await openCheck(trx, cipher, memberId)).rows.values()) {
          const state = documentFields.includes(row.field) ? afterField(row.state, 'ranOut') : undefined;
          if (state) await saveField(trx, memberId, { ...row, state });
        }
        profile.expiredAt = now();
        profile.state = stateOfCheck(await openCheck(trx, cipher, memberId));
        await saveProfile(trx, profile);
        await inbox.send(trx, memberId, 'SYSTEM', 'identityExpired', {});
        await appendAudit(trx, {
          ...{ action: 'identity.expired', actorRole: 'system', object: await findUsername(trx, memberId) },
          detail: { day: profile.expiresOn },
        });
      });
    }
  };
