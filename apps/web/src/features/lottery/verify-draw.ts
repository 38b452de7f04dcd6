import type { DrawResult, PastDraw, PrizeRule } from '@mekong/api-client/types';

/*
 * Recomputes a draw on the reader's own device: the second implementation of the rule that docs/guides/fair-draws.md
 * describes. It shares no line with the gateway, and both are held against the same vectors.
 */

const wordBytes = 4;
const wordRange = 2 ** 32;

/** What a draw is checked by. */
export interface DrawProof extends Omit<PastDraw, 'drawsAt' | 'drawnAt' | 'late'> {
  readonly gameCode: string;
  readonly kind: DrawResult['kind'];
  readonly rule: readonly PrizeRule[];
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 over the bytes of a seed. */
const hashOf = async (seed: string): Promise<string> => hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));

/** 32-bit words of HMAC-SHA256(seed, `gameCode:issue:publicValue:block`), block after block. */
async function* wordsOf({ seed, gameCode, issue, publicValue = '' }: DrawProof): AsyncGenerator<number, never> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), hmac, false, ['sign']);
  const text = new TextEncoder();
  for (let block = 0; ; block += 1) {
    const signed = await crypto.subtle.sign(hmac, key, text.encode(`${gameCode}:${issue}:${publicValue}:${block}`));
    const view = new DataView(signed);
    for (let offset = 0; offset < view.byteLength; offset += wordBytes) yield view.getUint32(offset);
  }
}

/** A whole number below a bound, each as likely as the others: words in the broken last stretch are thrown away. */
async function below(bound: number, words: AsyncGenerator<number, never>): Promise<number> {
  const usable = wordRange - (wordRange % bound);
  for (;;) {
    const { value } = await words.next();
    if (value < usable) return value % bound;
  }
}

/** The numbers that follow from a seed by the rule of its lottery. */
export async function recompute(proof: DrawProof): Promise<DrawResult> {
  const words = wordsOf(proof);
  /** Numbers that are left, by their range: distinct prizes of one range draw from the same. */
  const left = new Map<string, number[]>();
  const prizes: DrawResult['prizes'] = [];
  for (const { prize, count, min, max, digits, isDistinct, isSorted } of proof.rule) {
    const size = max - min + 1;
    const range = `${min} ${max}`;
    const pool = left.get(range) ?? Array.from({ length: size }, (_, index) => min + index);
    if (isDistinct) left.set(range, pool);
    const drawn: number[] = [];
    for (let taken = 0; taken < count; taken += 1) {
      const place = await below(isDistinct ? pool.length : size, words);
      drawn.push(isDistinct ? (pool.splice(place, 1)[0] ?? Number.NaN) : min + place);
    }
    if (isSorted) drawn.sort((one, other) => one - other);
    prizes.push({ prize, numbers: drawn.map((number) => String(number).padStart(digits, '0')) });
  }
  return { kind: proof.kind, prizes };
}

/** Whether this browser can compute it: pages without encryption have no such functions. */
export const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Two results are the same when every prize has the same numbers in the same order. */
const same = (one: DrawResult, other: DrawResult): boolean =>
  JSON.stringify(one.prizes.map(({ prize, numbers }) => [prize, numbers])) ===
  JSON.stringify(other.prizes.map(({ prize, numbers }) => [prize, numbers]));

/**
 * Checks a past draw: its seed is the one whose hash was published before, and its numbers are those that follow from the
 * seed. A draw that was called off has no numbers; its hash is checked alone.
 */
export async function verifyDraw(proof: DrawProof): Promise<boolean> {
  if ((await hashOf(proof.seed)) !== proof.seedHash) return false;
  if (proof.status === 'void') return proof.result === undefined;
  return proof.result !== undefined && same(await recompute(proof), proof.result);
}

/** Domain of the links of a chain. */
const linkDomain = new TextEncoder().encode('chain:');

/**
 * Whether a draw's seed leads to that of an earlier draw of the same chain: the seeds were fixed together, before the
 * first of them. Only for neighbours; of others nothing is said.
 */
export async function isLinked(
  later: Pick<PastDraw, 'chain' | 'position' | 'seed'>,
  earlier: Pick<PastDraw, 'chain' | 'position' | 'seed'> | undefined,
): Promise<boolean> {
  if (!earlier || earlier.chain !== later.chain || earlier.position !== later.position - 1) return true;
  const before = await crypto.subtle.digest('SHA-256', new Uint8Array([...linkDomain, ...bytesOf(later.seed)]));
  return hexOf(before) === earlier.seed;
}
