import { databaseTime } from '../../../kernel/db/clock.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { findNextAbove, listToPassOn, stopLinks } from './leave.repository.ts';
import { lockMember, lockTree } from './move.repository.ts';
import type { MovePorts, Moves } from './moves.service.ts';

/** Members that are passed on in one run; the job goes on with the others. */
const PER_RUN = 200;

export interface LeavePorts extends Pick<MovePorts, 'settings' | 'endContracts'> {
  db: Executor;
  moves: Pick<Moves, 'move'>;
}

/**
 * Ends what an agent is whose account is closed: links, contracts with the agent above, and everybody below passes to the next agent
 * above, at once or when the contracts between the two have ended. Done again, it takes those who have come since.
 */
export const createLeaving =
  ({ db, settings, endContracts, moves }: LeavePorts) =>
  async (agentId: string): Promise<void> => {
    const zone = (await settings.current()).merchant.timeZone;
    await inTransaction(db, async (trx) => {
      await lockTree(trx);
      await lockMember(trx, agentId);
      await stopLinks(trx, agentId);
      await endContracts(trx, agentId, { now: await databaseTime(trx), zone, reason: 'CLOSED' });
    });
    const upline = await findNextAbove(db, agentId);
    for (const memberId of await listToPassOn(db, agentId, PER_RUN))
      await moves.move(memberId, { upline, reason: 'The agent closes the account', by: { role: 'system' } });
  };
