import type { DrawResult, DrawSchedule, LotteryKind, PrizeRule } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { PlannedDraw, Stretch } from './schedule.ts';

/** What the scheduler needs to know of a lottery. */
export interface ScheduledLottery {
  id: string;
  code: string;
  kind: LotteryKind;
  rule: PrizeRule[];
  schedule: DrawSchedule;
  status: 'active' | 'off';
}

export interface Chain {
  id: string;
  number: number;
  length: number;
  used: number;
  sealedRoot: string;
}

/** A draw whose time has come. */
export interface DueDraw extends Omit<ScheduledLottery, 'id' | 'schedule'> {
  drawId: string;
  lotteryId: string;
  issue: string;
  position: number;
  drawsAt: Date;
  /** Round of the beacon whose value goes into the numbers; `null` where none does. */
  publicRound: string | null;
  chain: Chain;
}

const chainColumns = ['id', 'number', 'length', 'used', 'sealed_root as sealedRoot'] as const;

/** Lotteries that have not announced both the draw that the moment belongs to and the one after it. */
export async function listUnplanned(db: Executor, now: Date): Promise<ScheduledLottery[]> {
  const { rows } = await sql<ScheduledLottery>`
    select l.id, l.code, l.kind, l.rule, l.schedule, l.status from lottery l
     where l.status = 'active'
       and not exists (
         select from draw d join draw n on n.lottery_id = d.lottery_id and n.opens_at = d.draws_at and n.draws_at > ${now}
          where d.lottery_id = l.id and d.draws_at > ${now} and d.opens_at <= ${now})
     order by l.id`.execute(db);
  return rows;
}

/** Keeps others from planning the same lottery until the transaction ends. */
export async function lockLottery(trx: Trx, lotteryId: string): Promise<void> {
  await sql`select from lottery where id = ${lotteryId}::bigint for update`.execute(trx);
}

/** Time of the last draw that is written down, up to the moment. */
export async function lastPlanned(db: Executor, lotteryId: string, until: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('draw')
    .select('draws_at')
    .where('lottery_id', '=', lotteryId)
    .where('draws_at', '<=', until)
    .orderBy('draws_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.draws_at;
}

export async function listKnownIssues(db: Executor, lotteryId: string, issues: readonly string[]): Promise<string[]> {
  if (issues.length === 0) return [];
  const rows = await db
    .selectFrom('draw')
    .select('issue')
    .where('lottery_id', '=', lotteryId)
    .where('issue', 'in', issues)
    .execute();
  return rows.map(({ issue }) => issue);
}

/** Chains of a lottery that have positions left, in their order. */
export async function listOpenChains(db: Executor, lotteryId: string): Promise<Chain[]> {
  return db
    .selectFrom('draw_chain')
    .select(chainColumns)
    .where('lottery_id', '=', lotteryId)
    .whereRef('used', '<', 'length')
    .orderBy('number')
    .execute();
}

export async function lastChainNumber(db: Executor, lotteryId: string): Promise<number> {
  const row = await db
    .selectFrom('draw_chain')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirst();
  return row?.number ?? 0;
}

export async function insertChain(
  trx: Trx,
  chain: { lotteryId: string; number: number; length: number; sealedRoot: string; tipHash: string; createdAt: Date },
): Promise<Chain> {
  return trx
    .insertInto('draw_chain')
    .values({
      lottery_id: chain.lotteryId,
      number: chain.number,
      length: chain.length,
      sealed_root: chain.sealedRoot,
      tip_hash: chain.tipHash,
      created_at: chain.createdAt,
    })
    .returning(chainColumns)
    .executeTakeFirstOrThrow();
}

export async function noteUsedSeeds(trx: Trx, chainId: string, used: number): Promise<void> {
  await trx.updateTable('draw_chain').set({ used }).where('id', '=', chainId).execute();
}

/** What is known of a draw once its numbers are. */
export interface Outcome {
  seed: string;
  result: DrawResult;
  publicValue: string | null;
  drawnAt: Date;
}

export interface NewDraw extends PlannedDraw {
  lotteryId: string;
  chainId: string;
  position: number;
  seedHash: string;
  publicRound: number | null;
  /** Set when its time had passed before it was written down. */
  outcome: Outcome | undefined;
}

export async function insertDraws(trx: Trx, draws: readonly NewDraw[]): Promise<void> {
  for (let start = 0; start < draws.length; start += 200)
    await trx
      .insertInto('draw')
      .values(
        draws.slice(start, start + 200).map((draw) => ({
          lottery_id: draw.lotteryId,
          issue: draw.issue,
          opens_at: draw.opensAt,
          closes_at: draw.closesAt,
          draws_at: draw.drawsAt,
          chain_id: draw.chainId,
          position: draw.position,
          seed_hash: draw.seedHash,
          public_round: draw.publicRound === null ? null : String(draw.publicRound),
          status: draw.outcome ? ('drawn' as const) : ('pending' as const),
          seed: draw.outcome?.seed ?? null,
          result: draw.outcome ? JSON.stringify(draw.outcome.result) : null,
          public_value: draw.outcome?.publicValue ?? null,
          drawn_at: draw.outcome?.drawnAt ?? null,
        })),
      )
      .execute();
}

/** Notes issues that never opened. */
export async function insertGap(
  trx: Trx,
  lotteryId: string,
  { first, last, count }: NonNullable<Stretch['leftOut']>,
): Promise<void> {
  await trx
    .insertInto('draw_gap')
    .values({
      lottery_id: lotteryId,
      first_issue: first.issue,
      last_issue: last.issue,
      count,
      from_at: first.drawsAt,
      to_at: last.drawsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Draws whose time has come, in the order of their times. */
export async function listDueDraws(db: Executor, now: Date, limit: number): Promise<DueDraw[]> {
  const { rows } = await sql<DueDraw & { chain: Chain }>`
    select d.id as "drawId", l.id as "lotteryId", l.code, l.kind, l.rule, l.status, d.issue, d.position,
           d.draws_at as "drawsAt", d.public_round as "publicRound",
           jsonb_build_object('id', c.id::text, 'number', c.number, 'length', c.length, 'used', c.used,
                              'sealedRoot', c.sealed_root) as chain
      from draw d join lottery l on l.id = d.lottery_id join draw_chain c on c.id = d.chain_id
     where d.status = 'pending' and d.draws_at <= ${now}
     order by d.draws_at, d.id limit ${limit}`.execute(db);
  return rows;
}

/** Writes the result of a draw, once. @returns whether this call was the one that did */
export async function finishDraw(
  db: Executor,
  drawId: string,
  outcome: Omit<Outcome, 'result'> & { result: DrawResult | null },
): Promise<boolean> {
  const result = await db
    .updateTable('draw')
    .set({
      status: outcome.result ? 'drawn' : 'void',
      seed: outcome.seed,
      result: outcome.result && JSON.stringify(outcome.result),
      public_value: outcome.publicValue,
      drawn_at: outcome.drawnAt,
    })
    .where('id', '=', drawId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes draws and gaps from before the moment, and chains that no draw needs any more. */
export async function deleteDrawsBefore(db: Executor, moment: Date): Promise<void> {
  await sql`delete from draw where draws_at < ${moment} and status <> 'pending'`.execute(db);
  await sql`delete from draw_gap where to_at < ${moment}`.execute(db);
  await sql`
    delete from draw_chain c
     where c.used = c.length and not exists (select from draw d where d.chain_id = c.id)`.execute(db);
}
