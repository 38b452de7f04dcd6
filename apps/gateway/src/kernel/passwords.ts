import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

/** Argon2id with the parameters of the OWASP password storage sheet: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two at once keep both cores busy; 40 waiting is about two seconds of work, longer nobody should wait. */
const queue = createWorkQueue(2, 40);

/** A hash nobody has the password of: an unknown user name costs the same time as a known one. */
let decoy: Promise<string> | undefined;

/** @returns the hash to store, with its parameters inside */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(password, PARAMETERS));
}

/**
 * Tells whether the password belongs to the hash, in the same time whether or not there is a hash.
 *
 * @param stored the account's hash; `undefined` when no such account exists
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(24).toString('base64url'));
  const against = stored ?? (await decoy);
  const matches = await queue.run(() => verify(against, password));
  return matches && stored !== undefined;
}
