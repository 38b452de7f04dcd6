import { createHash } from 'node:crypto';
import { z } from 'zod';

const TIMEOUT_MS = 3_000;
/** Values that are kept: draws of one minute share theirs. */
const MOST_VALUES = 100;

const info = z.object({ period: z.int().positive(), genesis_time: z.int().positive() });
const publication = z.object({
  round: z.int().positive(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^([0-9a-f]{2}){32,200}$/),
});

/** A source of public random values that come out on a clock, one per round, and that nobody knows before. */
export interface Beacon {
  /** Where everybody can read its values. */
  readonly url: string;
  /** The first round that comes out at the moment or after it. @throws Error when the beacon cannot be reached */
  roundAt(moment: Date): Promise<number>;
  /** What goes into the numbers of a draw: `round:value`; `undefined` as long as it cannot be had. */
  valueOf(round: number): Promise<string | undefined>;
}

/**
 * Opens a beacon that speaks the HTTP form of the drand network: `/info` tells its clock, `/public/<round>` a value with
 * the signature it is the SHA-256 of. The signature itself is proved by whoever checks a draw, with the network's key.
 *
 * @param url without a slash at the end
 */
export function openBeacon(url: string): Beacon {
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`The beacon answers ${answer.status} to ${path}.`);
    return answer.json();
  };
  let clock: Promise<z.output<typeof info>> | undefined;
  const values = new Map<number, string>();

  return {
    url,
    async roundAt(moment) {
      clock ??= read('/info').then((answer) => info.parse(answer));
      try {
        const { period, genesis_time: genesis } = await clock;
        return Math.max(1, Math.ceil((moment.getTime() / 1_000 - genesis) / period) + 1);
      } catch (error) {
        clock = undefined;
        throw error;
      }
    },
    async valueOf(round) {
      const known = values.get(round);
      if (known !== undefined) return known;
      const answer = await read(`/public/${round}`).catch(() => undefined);
      const { success, data } = publication.safeParse(answer);
      if (!success || data.round !== round) return undefined;
      const digest = createHash('sha256').update(Buffer.from(data.signature, 'hex')).digest('hex');
      if (digest !== data.randomness) return undefined;
      const value = `${round}:${data.randomness}`;
      values.set(round, value);
      if (values.size > MOST_VALUES) values.delete(values.keys().next().value ?? 0);
      return value;
    },
  };
}
