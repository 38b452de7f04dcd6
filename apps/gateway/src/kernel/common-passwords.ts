import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The 3,000 most frequent passwords of eight characters or more, from the frequency list of zxcvbn (MIT, Dropbox 2012 to
 * 2016), each as the first ten characters of its SHA-256: enough to know one again, and nobody has to read them.
 */
const common = new Set(
  readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Whether a password is one that guessers try first (ASVS 6.2.4). Upper and lower case make no difference. */
export function isCommonPassword(password: string): boolean {
  return common.has(createHash('sha256').update(password.toLowerCase()).digest('base64url').slice(0, 10));
}
