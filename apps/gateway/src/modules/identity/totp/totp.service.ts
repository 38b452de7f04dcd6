import type { RecoveryCodes, TotpEnrolment, TotpState } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { newCode } from '../../../kernel/secrets.ts';
import { authenticatorOf, newAuthenticatorSecret } from '../../../kernel/totp.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import type { StepUp } from '../security/step-up.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  deleteTotp,
  findTotp,
  insertRecoveryCodes,
  putTotp,
} from './totp.repository.ts';
import type { Totp } from './totp.ts';

const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;

export interface TotpPorts {
  db: Executor;
  settings: Settings;
  totp: Totp;
  stepUp: StepUp;
  guard: LoginGuard;
  notices: OwnerNotices;
}

/** How the owner puts an authenticator before his account, and takes it away. */
export function createTotpService({ db, settings, totp, stepUp, guard, notices }: TotpPorts) {
  const note = (executor: Executor, action: AuditEntry['action'], actor: SignedIn, ip: string) =>
    appendAudit(executor, { action, actorId: actor.memberId, actorRole: actor.role, ip, object: actor.username });

  return {
    async state({ memberId }: SignedIn): Promise<TotpState> {
      const row = await findTotp(db, memberId);
      if (!row?.confirmedAt) return { enrolled: false, recoveryCodesLeft: 0 };
      const recoveryCodesLeft = await countRecoveryCodes(db, memberId);
      return { enrolled: true, since: row.confirmedAt.toISOString(), recoveryCodesLeft };
    },

    /** @throws Fault AUTH_STEP_UP, VALIDATION_FAILED (one is there already) */
    async enrol(actor: SignedIn): Promise<TotpEnrolment> {
      await stepUp.requireStrong(actor);
      const secret = newAuthenticatorSecret();
      if (!(await putTotp(db, actor.memberId, totp.seal(actor.memberId, secret)))) throw invalid('totp', 'taken');
      const { name } = (await settings.current()).merchant;
      return { secret, uri: authenticatorOf(secret, name, actor.username).toString() };
    },

    /** @throws Fault AUTH_STEP_UP, AUTH_BAD_CREDENTIALS, AUTH_LOCKED, VALIDATION_FAILED */
    async confirm(actor: SignedIn, code: string, ip: string): Promise<RecoveryCodes> {
      await stepUp.requireStrong(actor);
      if (await totp.isEnrolled(actor.memberId)) throw invalid('totp', 'taken');
      const attempt = { account: `step-up ${actor.memberId}`, ip };
      const tried = await guard.attempt(
        attempt,
        async () => (await totp.isCode(actor.memberId, code, true)) || undefined,
      );
      if (!tried.isProved) throw new Fault('AUTH_BAD_CREDENTIALS');
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_LENGTH));
      await inTransaction(db, async (trx) => {
        if (!(await confirmTotp(trx, actor.memberId))) throw invalid('totp', 'taken');
        const hashes = recoveryCodes.map((made) => totp.hashRecovery(actor.memberId, made));
        await insertRecoveryCodes(trx, actor.memberId, hashes);
        await notices.write(trx, actor.memberId, 'authenticatorAdded');
        await note(trx, 'totp.enrolled', actor, ip);
      });
      return { recoveryCodes };
    },

    /** @throws Fault AUTH_STEP_UP */
    async disable(actor: SignedIn, ip: string): Promise<TotpState> {
      await stepUp.requireStrong(actor);
      await inTransaction(db, async (trx) => {
        // Nothing was there: nobody has to be told.
        if (!(await deleteTotp(trx, actor.memberId))) return;
        await notices.write(trx, actor.memberId, 'authenticatorRemoved');
        await note(trx, 'totp.disabled', actor, ip);
      });
      return { enrolled: false, recoveryCodesLeft: 0 };
    },
  };
}

export type TotpService = ReturnType<typeof createTotpService>;
