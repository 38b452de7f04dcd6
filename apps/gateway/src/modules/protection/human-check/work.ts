import { createHash } from 'node:crypto';

/** Zero bits at the head of a hash. */
export function leadingZeroBits(hash: Uint8Array): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** Whether a nonce is the result of the work that a challenge asks for. */
export const isWorkDone = (id: string, nonce: string, bits: number): boolean =>
  leadingZeroBits(createHash('sha256').update(`${id}:${nonce}`).digest()) >= bits;
