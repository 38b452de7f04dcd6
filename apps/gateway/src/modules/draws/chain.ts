import { createHash, randomBytes } from 'node:crypto';

const seedBytes = 32;

/** Domain of the links, so that the published hash of a seed (plain SHA-256) never is the seed before it. */
const linkDomain = Buffer.from('chain:');

/** The last seed of a new chain, from which all others follow: 64 hexadecimal digits, secret. */
export const newRoot = (): string => randomBytes(seedBytes).toString('hex');

/** The seed one position earlier, which anybody can find once a seed is revealed. */
export const seedBefore = (seed: Buffer): Buffer => createHash('sha256').update(linkDomain).update(seed).digest();

/** A chain laid out in full. */
export interface SeedChainSecrets {
  /** Position 0: published when the chain is made. */
  readonly tipHash: string;
  /** Seed of a position, from 1 to the length. Secret until its draw. */
  seedAt(position: number): string;
}

/** Lays a chain out from its last seed: 32 bytes per position, about a microsecond each. */
export function layOut(root: string, length: number): SeedChainSecrets {
  const seeds = Buffer.alloc((length + 1) * seedBytes);
  let seed: Buffer = Buffer.from(root, 'hex');
  for (let position = length; position >= 0; position -= 1) {
    seed.copy(seeds, position * seedBytes);
    seed = seedBefore(seed);
  }
  const at = (position: number) => seeds.toString('hex', position * seedBytes, (position + 1) * seedBytes);
  return {
    tipHash: at(0),
    seedAt(position) {
      if (!Number.isInteger(position) || position < 1 || position > length)
        throw new RangeError(`The chain has positions 1 to ${length}, not ${position}.`);
      return at(position);
    },
  };
}
