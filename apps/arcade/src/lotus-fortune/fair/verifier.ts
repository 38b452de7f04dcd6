/**
 * The player's own check of a round, written apart from the server's code and with the browser's cryptography. It takes
 * nothing from the server but the published rules and the round itself.
 */
import type { Commitment, Round, Rules, SymbolId } from '../model.ts';

const encoder = new TextEncoder();
const wordsPerBlock = 8;
const wordRange = 2 ** 32;

export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 over the bytes of a seed, both in hexadecimal. */
export const hashOf = async (serverSeed: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', fromHex(serverSeed)));

export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Whole numbers below a bound, from HMAC-SHA256(server seed, `client seed:nonce:block`). */
async function numbersOf({ serverSeed, clientSeed, nonce }: Seeds) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), algorithm, false, ['sign']);
  let words: readonly number[] = [];
  let used = 0;
  let block = 0;
  async function nextWord(): Promise<number> {
    if (used === words.length) {
      const view = new DataView(
        await crypto.subtle.sign('HMAC', key, encoder.encode(`${clientSeed}:${nonce}:${block}`)),
      );
      words = Array.from({ length: wordsPerBlock }, (_, index) => view.getUint32(4 * index));
      used = 0;
      block += 1;
    }
    used += 1;
    return words[used - 1] ?? 0;
  }
  return async (bound: number): Promise<number> => {
    // words of the last, incomplete multiple would favour low numbers: they are skipped
    const limit = wordRange - (wordRange % bound);
    for (;;) {
      const word = await nextWord();
      if (word < limit) return word % bound;
    }
  };
}

const seenAt = (rules: Rules, stops: readonly number[], reel: number, row: number): SymbolId | undefined => {
  const strip = rules.strips[reel] ?? [];
  return strip[((stops[reel] ?? 0) + row) % strip.length];
};

/** Lanterns in sight at the given stops. */
function lanternsAt(rules: Rules, stops: readonly number[]): number {
  const rows = [0, 1, 2];
  return rules.strips.reduce(
    (sum, _, reel) => sum + rows.filter((row) => seenAt(rules, stops, reel, row) === 'lantern').length,
    0,
  );
}

/** Line bets that the given stops pay, before any multiplier. */
export function unitsAt(rules: Rules, stops: readonly number[]): number {
  let units = (rules.scatterPays[lanternsAt(rules, stops)]?.stakes ?? 0) * rules.lines.length;
  for (const line of rules.lines) {
    const run = line.map((row, reel) => seenAt(rules, stops, reel, row));
    const first = run[0] ?? '';
    const end = run.findIndex((symbol) => symbol !== first && symbol !== 'lotus');
    units += rules.linePays[first]?.[end < 0 ? run.length : end] ?? 0;
  }
  return units;
}

export interface Recomputed {
  readonly stops: readonly (readonly number[])[];
  /** Line bets paid by the whole round. */
  readonly units: number;
}

/** Plays a round again from its seeds. */
export async function recompute(rules: Rules, seeds: Seeds): Promise<Recomputed> {
  const next = await numbersOf(seeds);
  const draw = async () => {
    const stops: number[] = [];
    for (const strip of rules.strips) stops.push(await next(strip.length));
    return stops;
  };
  const paid = await draw();
  const stops = [paid];
  let units = unitsAt(rules, paid);
  const freeSpins = rules.scatterPays[lanternsAt(rules, paid)]?.freeSpins ?? 0;
  for (let spin = 0; spin < freeSpins; spin += 1) {
    const free = await draw();
    stops.push(free);
    units += rules.freeSpinMultiplier * unitsAt(rules, free);
  }
  return { stops, units };
}

const tenThousandths = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** What the check found. `secret`: the seed is not revealed yet. `cancelled`: the round has no result to check. */
export type Verdict = 'match' | 'mismatch' | 'secret' | 'cancelled';

/**
 * Checks one round: the seed against the hash shown before, the stops and the money against the seed.
 *
 * @param promised what the page was shown before it played the round; absent for rounds of an earlier page
 */
export async function verify(rules: Rules, round: Round, promised?: Commitment): Promise<Verdict> {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round;
  if (round.payout === null || nonce === null) return 'cancelled';
  const kept =
    !promised ||
    (promised.serverSeedHash === serverSeedHash && promised.clientSeed === clientSeed && promised.nonce === nonce);
  if (!kept) return 'mismatch';
  if (serverSeed === null) return 'secret';
  if ((await hashOf(serverSeed)) !== serverSeedHash) return 'mismatch';
  const { stops, units } = await recompute(rules, { serverSeed, clientSeed, nonce });
  const shown = round.spins.map((spin) => spin.stops);
  const payout = (tenThousandths(round.stake) * BigInt(units)) / BigInt(rules.lines.length);
  const agrees = JSON.stringify(stops) === JSON.stringify(shown) && payout === tenThousandths(round.payout);
  return agrees ? 'match' : 'mismatch';
}
