/** Steps of rounds that wait for the player. Only ever added to; the key of a step takes it once. */
import type { Executor } from '../db/types.ts';

export interface Step {
  readonly roundId: string;
  /** From 1: the stake's own result. */
  readonly step: number;
  /** What the player chose; null for the first. */
  readonly choice: string | null;
  /** The round as the game has stored it after the step. */
  readonly result: unknown;
  /** Words of the round's stream used up to the end of the step. */
  readonly words: number;
}

/** @returns when the step was taken */
export async function insertStep(db: Executor, { roundId, result, ...step }: Step): Promise<Date> {
  const { taken_at } = await db
    .insertInto('round_step')
    .values({ round_id: roundId, result: JSON.stringify(result), ...step })
    .returning('taken_at')
    .executeTakeFirstOrThrow();
  return taken_at;
}

export const stepOf = (db: Executor, roundId: string, step: number) =>
  db
    .selectFrom('round_step')
    .select(['choice', 'words'])
    .where('round_id', '=', roundId)
    .where('step', '=', step)
    .executeTakeFirstOrThrow();
