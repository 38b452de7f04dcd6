import type { Cursors } from '../../contract/cursors.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { type DrawRecord, type DrawState, listDrawRecords } from './draw-records.repository.ts';
import { type LotteryState, listLotteryStates } from './draws.repository.ts';

export interface DrawQuery {
  gameCode?: string | undefined;
  state?: DrawState | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

/** Draws for operators: what comes, what is due, what was drawn. */
export function createDrawRecords(db: Executor, cursors: Cursors) {
  return {
    /** @throws Fault VALIDATION_FAILED when the cursor is not one of this list */
    async draws({ gameCode, state, cursor, pageSize }: DrawQuery, operator: string) {
      const now = await databaseTime(db);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listDraws', reader: operator, filter: { gameCode, state } },
        { cursor, pageSize },
        (behind, limit) => listDrawRecords(db, now, { gameCode, state, behind, limit }),
        ({ id, order }) => ({ id, value: order }),
      );
      return { ...next, content: rows.map(wireDraw) };
    },

    async lotteries() {
      const states = await listLotteryStates(db, await databaseTime(db));
      return { lotteries: states.map(wireLottery) };
    },
  };
}

export type DrawRecords = ReturnType<typeof createDrawRecords>;

const wireDraw = ({ names, order: _, opensAt, closesAt, drawsAt, drawnAt, result, ...row }: DrawRecord) => ({
  ...row,
  name: names.EN,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
  ...(drawnAt ? { drawnAt: drawnAt.toISOString() } : {}),
  ...(result ? { result } : {}),
});

const wireLottery = ({
  code,
  names,
  nodeId,
  vendor,
  vendorNames,
  isOpen,
  isPlanned,
  current,
  drawing,
  last,
}: LotteryState) => ({
  gameCode: code,
  name: names.EN,
  nodeId,
  vendor,
  vendorName: vendorNames.EN,
  open: isOpen,
  planned: isPlanned,
  ...(current ? { nextIssue: current.issue, nextDrawsAt: current.drawsAt.toISOString() } : {}),
  ...(drawing ? { dueIssue: drawing.issue } : {}),
  ...(last ? { lastIssue: last.issue, lastDrawnAt: last.drawnAt.toISOString(), lastState: last.status } : {}),
});
