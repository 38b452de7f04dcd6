import type { Commitment, Round } from '../model.ts';
import { hashOf, type Seeds } from './stream.ts';

/** What the check found. `secret`: the seed is not revealed yet. `cancelled`: the round has no result to check. */
export type Verdict = 'match' | 'mismatch' | 'secret' | 'cancelled';

/** Checks one round of a game. `promised` is what the page was shown before it; absent for rounds of an earlier page. */
export type Verify<R extends Round> = (round: R, promised?: Commitment) => Promise<Verdict>;

/** Whether a game, played again from the seeds, comes to the result and the payout of the round. */
export type Agrees<R extends Round> = (round: R & { readonly payout: string }, seeds: Seeds) => Promise<boolean>;

/**
 * The player's own check of a round: the seeds against what was promised, the seed against the hash shown before, the result
 * and the money against the seed. It takes nothing from the server but the published rules and the round itself.
 */
export const verifyBy =
  <R extends Round>(agrees: Agrees<R>): Verify<R> =>
  async (round, promised) => {
    const { serverSeed, serverSeedHash, clientSeed, nonce, payout } = round;
    if (round.state === 'PLAYING') return 'secret';
    if (payout === null || nonce === null) return 'cancelled';
    const kept =
      !promised ||
      (promised.serverSeedHash === serverSeedHash && promised.clientSeed === clientSeed && promised.nonce === nonce);
    if (!kept) return 'mismatch';
    if (serverSeed === null) return 'secret';
    if ((await hashOf(serverSeed)) !== serverSeedHash) return 'mismatch';
    return (await agrees({ ...round, payout }, { serverSeed, clientSeed, nonce })) ? 'match' : 'mismatch';
  };
