/** Round constants of SHA-256 (FIPS 180-4, 4.2.2). */
const ROUND = Uint32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);
const START = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);
/** What fits into one block beside the padding. */
const longest = 55;
const schedule = new Uint32Array(64);
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * First 32 bits of the SHA-256 of a short ASCII text. `crypto.subtle` answers later, each time: for thousands of hashes it
 * is many times slower than this.
 */
export function hashHead(text: string): number {
  if (text.length > longest) throw new RangeError('The text does not fit into one block.');
  schedule.fill(0);
  const put = (at: number, byte: number): void => {
    schedule[at >> 2] = (schedule[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)));
  };
  for (let at = 0; at < text.length; at++) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  schedule[15] = 8 * text.length;
  const w = (at: number): number => schedule[at] ?? 0;
  for (let at = 16; at < 64; at++) {
    const [early, late] = [w(at - 15), w(at - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[at] = w(at - 16) + low + w(at - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  for (let at = 0; at < 64; at++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUND[at] ?? 0) + w(at)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return (a + (START[0] ?? 0)) >>> 0;
}

/** The work of a challenge: a nonce whose hash with the id begins with so many zero bits. */
export interface Work {
  readonly id: string;
  /** Zero bits, 0 to 26. */
  readonly bits: number;
}

/**
 * Tries nonces in their order.
 *
 * @param from the first one to try
 * @param count how many
 * @returns the nonce in base 36; undefined when none of them is right
 */
export function findNonce({ id, bits }: Work, from: number, count: number): string | undefined {
  for (let tried = from; tried < from + count; tried++) {
    const nonce = tried.toString(36);
    if (Math.clz32(hashHead(`${id}:${nonce}`)) >= bits) return nonce;
  }
  return undefined;
}

/**
 * How far the work is, as far as chance lets anybody say: the share of cases that are done after so many tries.
 *
 * @returns 0 to 1; never quite 1
 */
export const progressOf = ({ bits }: Work, tried: number): number => 1 - Math.exp(-tried / 2 ** bits);
