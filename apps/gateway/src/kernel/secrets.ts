import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits for a token or a cookie, 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of {@link newSecret}. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** What is stored of a secret. It has 256 bits of its own, so a plain hash is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Crockford's letters: no I, L, O, U, so that a code can be read out and typed. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of 80 random bits, 16 characters: cannot be guessed, can be typed. */
export const newCode = (length = 16): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
