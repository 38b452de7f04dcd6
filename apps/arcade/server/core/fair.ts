/**
 * Provable fairness by commit and reveal.
 *
 * The server makes a secret seed and shows its SHA-256 before the first bet made with it. Every round takes its numbers from
 * HMAC-SHA256 with that seed as the key. The message is `client seed:nonce:block`, or `stream:client seed:nonce:block` for
 * what has a stream of its own, such as a model of slots. The player chooses the client seed after seeing the hash, and the
 * nonce goes up by one per round, so neither side can choose a result. Rotation reveals the old seed: everybody can then
 * recompute its rounds.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Draw } from '../../shared/draw.ts';

/** Bytes of a server seed. */
const seedBytes = 32;
const wordBytes = 4;
const wordsPerBlock = 8;
const wordRange = 2 ** 32;

/** What a client seed may be: printable, short, and the same in every encoding. */
export const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The three inputs of a round. */
export interface RoundSeeds {
  /** 64 lower-case hexadecimal digits. */
  readonly serverSeed: string;
  /** Matches `clientSeedPattern`. */
  readonly clientSeed: string;
  /** Counts the rounds of one server seed, from 0. */
  readonly nonce: number;
  /** Name and version of what is drawn, before the seeds in the text: no two of them read the same words. Absent: nothing. */
  readonly stream?: string | undefined;
}

/** A new secret server seed. */
export const newServerSeed = (): string => randomBytes(seedBytes).toString('hex');

/** The commitment shown before play: SHA-256 over the 32 bytes of the seed, in hexadecimal. */
export const hashOfSeed = (serverSeed: string): string =>
  createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');

/** A client seed for a player who has not chosen one. */
export const newClientSeed = (): string => randomBytes(12).toString('base64url');

/**
 * The stream of 32-bit words of a round, big-endian, eight to a block.
 *
 * @param from words that were used already
 */
export function* wordsOf({ serverSeed, clientSeed, nonce, stream }: RoundSeeds, from = 0): Generator<number, never> {
  const key = Buffer.from(serverSeed, 'hex');
  const text = `${stream === undefined ? '' : `${stream}:`}${clientSeed}:${nonce}`;
  let skipped = (from % wordsPerBlock) * wordBytes;
  for (let block = Math.floor(from / wordsPerBlock); ; block += 1) {
    const bytes = createHmac('sha256', key).update(`${text}:${block}`).digest();
    for (let offset = skipped; offset < bytes.length; offset += wordBytes) yield bytes.readUInt32BE(offset);
    skipped = 0;
  }
}

/**
 * Draws from the stream of a round, and counts what it uses: a round of several steps goes on from there.
 *
 * @param from words that were used already
 */
export function openStream(seeds: RoundSeeds, from = 0): { readonly draw: Draw; readonly used: () => number } {
  const words = wordsOf(seeds, from);
  let used = from;
  const next = () => {
    used += 1;
    return words.next();
  };
  return { draw: drawFrom({ next }), used: () => used };
}

/**
 * Uniform whole numbers from a stream of words. Words above the last full multiple of the bound are thrown away:
 * a plain remainder would favour the low numbers.
 */
export function drawFrom(words: Iterator<number, never>): Draw {
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > wordRange) throw new RangeError(`Cannot draw below ${bound}.`);
    const limit = wordRange - (wordRange % bound);
    let word = words.next().value;
    while (word >= limit) word = words.next().value;
    return word % bound;
  };
}
