import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { listPlayers, recountStakes } from './usage.repository.ts';

const HOUR_MS = 3_600_000;
/** Further back than the day between two runs: one may come late. */
const LOOKS_BACK_MS = 30 * HOUR_MS;

interface Recount {
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal: AbortSignal;
  now: Date;
}

/**
 * Makes the sums that limits are held against anew from the bets of whoever has played lately, member by member; the last quarters
 * are left to the bets that still come in. What was wrong is said: it should be nothing but wins that were taken back.
 */
export async function recountPlay(db: Executor, { log, signal, now }: Recount): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS);
  for (const member of await listPlayers(db, new Date(now.getTime() - LOOKS_BACK_MS))) {
    if (signal.aborted) return;
    const mended = await inTransaction(db, (trx) => recountStakes(trx, member, before));
    if (mended > 0) log.warn({ member, mended }, 'sums of play were mended');
  }
}
