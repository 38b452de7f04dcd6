import type { Executor } from '../../../kernel/db/types.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import { stepOf } from '../../../kernel/totp.ts';
import { findTotp, spendRecoveryCode, takeStep } from './totp.repository.ts';

/** Checks codes of authenticators and recovery codes; each counts once. */
export function createTotp(db: Executor, cipher: FieldCipher) {
  const contextOf = (memberId: string) => `${memberId}:totp`;

  /** A half minute is taken once. */
  const isCode = async (memberId: string, code: string, mayBeUnconfirmed: boolean): Promise<boolean> => {
    const row = await findTotp(db, memberId);
    if (!row || (!row.confirmedAt && !mayBeUnconfirmed)) return false;
    const step = stepOf(cipher.open(row.sealedSecret, contextOf(memberId)), code);
    return step !== undefined && takeStep(db, memberId, step);
  };

  return {
    seal: (memberId: string, secret: string): string => cipher.seal(secret, contextOf(memberId)),
    /** A recovery code has 50 bits, so its hash is keyed: a copy of the database cannot be searched. */
    hashRecovery: (memberId: string, code: string): string =>
      cipher.lookup(`recoveryCode:${memberId}`, code.toUpperCase()),
    isCode,

    /** Whether log-ins of this account ask for a second factor. */
    isEnrolled: async (memberId: string, by: Executor = db): Promise<boolean> =>
      Boolean((await findTotp(by, memberId))?.confirmedAt),

    /** Takes a recovery code, once. */
    async spendRecovery(memberId: string, code: string): Promise<boolean> {
      return spendRecoveryCode(db, memberId, this.hashRecovery(memberId, code));
    },
  };
}

export type Totp = ReturnType<typeof createTotp>;
