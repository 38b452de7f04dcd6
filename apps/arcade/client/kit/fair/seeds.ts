/** The player's half of the draw. */
import type { Commitment, Round } from '../model.ts';

/** A random seed made in this browser: 20 letters and digits, about 100 bits. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 32).toString(32)).join('');

/**
 * A new server seed always meets a new seed of the player, made after its hash was shown: the server could have chosen its
 * seed to suit one that it knew.
 */
export const answer = (commitment: Commitment): Commitment =>
  commitment.nonce === 0 ? { ...commitment, clientSeed: newSeed() } : commitment;

/** What this page was promised before each round it played; the check holds the server to it. */
export function createPromises() {
  const promises = new Map<string, Commitment>();
  return {
    note: (round: Round, promised: Commitment) => promises.set(round.number, promised),
    of: (round: Round): Commitment | undefined => promises.get(round.number),
  };
}

export type Promises = ReturnType<typeof createPromises>;
