import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

/** Codes of six digits, every 30 s, as all authenticator apps make them (RFC 6238). */
export const authenticatorOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S });

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * Half minute that a code belongs to, counted since 1970, with one half minute of tolerance on either side. Whoever takes a
 * code keeps the number and takes no code of this half minute or an earlier one again.
 *
 * @returns undefined when the code is wrong
 */
export function stepOf(secret: string, code: string): number | undefined {
  const now = Date.now();
  const delta = authenticatorOf(secret, '', '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1_000 / PERIOD_S) + delta;
}
