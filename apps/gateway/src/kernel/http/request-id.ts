import { randomInt } from 'node:crypto';

/** Letters of a request number: readable on a screen, sayable on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for a request, as the log and a failed answer have it. */
export const newRequestId = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
