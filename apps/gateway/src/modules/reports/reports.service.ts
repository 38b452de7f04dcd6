import { randomInt } from 'node:crypto';
import type { GameReportReceipt, GameReportRequest } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { WaitingWork } from '../../contract/admin/waiting-work.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import {
  closeReport,
  countLastHour,
  findLastRounds,
  findNewestSession,
  findReceipt,
  findReported,
  insertReport,
  listReports,
  lockReporter,
  type Receipt,
  type ReportFilter,
  type ReportRow,
  waitingReports,
} from './reports.repository.ts';

/** Reports that one member may send within an hour. */
const PER_HOUR = 6;
/** Characters that say enough to look into it. */
const SHORTEST = 10;
/** Rounds that are attached: the one that went wrong is among the newest. */
const ROUNDS = 5;
/** Letters in which 0 and O, 1, I and L are not told apart wrongly on the telephone. */
const TICKET_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newTicket = (): string => {
  const letters = Array.from({ length: 8 }, () => TICKET_LETTERS[randomInt(TICKET_LETTERS.length)]).join('');
  return `G-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

const toReceipt = ({ ticket, receivedAt }: Receipt): GameReportReceipt => ({
  ticket,
  receivedAt: receivedAt.toISOString(),
});

/**
 * Problems with games, as players report them from the page of the game. Which session and which rounds it is about is
 * looked up here: a player need not know them and cannot name somebody else's.
 *
 * @param scale factor on the limit; tests and load runs raise it
 */
export function createReports(db: Executor, scale = 1) {
  return {
    /**
     * Keeps a report. The same key again answers the ticket of the first.
     *
     * @throws Fault GAME_NOT_FOUND, RATE_LIMITED, VALIDATION_FAILED
     */
    async report(actor: SignedIn, request: GameReportRequest): Promise<GameReportReceipt> {
      const { memberId } = actor;
      const text = request.text.trim();
      // blanks do not make a text long enough
      if ([...text].length < SHORTEST) throw invalid('text', 'min');
      return inTransaction(db, async (trx) => {
        await lockReporter(trx, memberId);
        const known = await findReceipt(trx, memberId, request.requestKey);
        if (known) return toReceipt(known);
        const { count, secondsToWait } = await countLastHour(trx, memberId);
        if (count >= PER_HOUR * scale)
          throw new Fault('RATE_LIMITED', { params: { retryAfter: Math.max(1, secondsToWait ?? 1) } });
        const game = await findReported(trx, request.nodeId);
        if (!game) throw new Fault('GAME_NOT_FOUND');
        const made = await insertReport(trx, {
          ticket: newTicket(),
          memberId,
          requestKey: request.requestKey,
          nodeId: request.nodeId,
          kind: request.kind,
          text,
          gameSessionId: await findNewestSession(trx, memberId, game),
          roundIds: await findLastRounds(trx, memberId, game, ROUNDS),
        });
        return toReceipt(made);
      });
    },

    /** For operators: newest first. */
    list: (filter: ReportFilter): Promise<ReportRow[]> => listReports(db, filter),

    waiting: (): Promise<WaitingWork> => waitingReports(db),

    /** Notes that a report was dealt with; the audit chain says by whom. @returns false when there is no such open report */
    close: (id: string, by: AuditActor): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const ticket = await closeReport(trx, id);
        if (ticket === undefined) return false;
        await appendAudit(trx, {
          ...actedBy(by),
          action: 'report.closed',
          object: `report:${ticket}`,
        });
        return true;
      }),
  };
}

export type Reports = ReturnType<typeof createReports>;
