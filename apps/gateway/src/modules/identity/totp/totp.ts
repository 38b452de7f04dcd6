import { Secret, TOTP } from 'otpauth';
import type { Executor } from '../../../kernel/db/types.ts';
import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import { findTotp, spendRecoveryCode, takeStep } from './totp.repository.ts';

const PERIOD_S = 30;

/** Codes of six digits, every 30 s, as all authenticator apps make them (RFC 6238). */
export const authenticatorOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S });

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** Checks codes of authenticators and recovery codes; each counts once. */
export function createTotp(db: Executor, cipher: FieldCipher) {
  const contextOf = (memberId: string) => `${memberId}:totp`;

  /** One half minute of tolerance on either side; a half minute is taken once. */
  const isCode = async (memberId: string, code: string, mayBeUnconfirmed: boolean): Promise<boolean> => {
    const row = await findTotp(db, memberId);
    if (!row || (!row.confirmedAt && !mayBeUnconfirmed)) return false;
    const secret = cipher.open(row.sealedSecret, contextOf(memberId));
    const now = Date.now();
    const delta = authenticatorOf(secret, '', '').validate({ token: code, timestamp: now, window: 1 });
    return delta !== null && takeStep(db, memberId, Math.floor(now / 1_000 / PERIOD_S) + delta);
  };

  return {
    seal: (memberId: string, secret: string): string => cipher.seal(secret, contextOf(memberId)),
    /** A recovery code has 50 bits, so its hash is keyed: a copy of the database cannot be searched. */
    hashRecovery: (memberId: string, code: string): string =>
      cipher.lookup(`recoveryCode:${memberId}`, code.toUpperCase()),
    isCode,

    /** Whether log-ins of this account ask for a second factor. */
    isEnrolled: async (memberId: string): Promise<boolean> => Boolean((await findTotp(db, memberId))?.confirmedAt),

    /** Takes a recovery code, once. */
    async spendRecovery(memberId: string, code: string): Promise<boolean> {
      return spendRecoveryCode(db, memberId, this.hashRecovery(memberId, code));
    },
  };
}

export type Totp = ReturnType<typeof createTotp>;
