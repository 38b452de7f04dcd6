/** Why this file stays whole: the sums of results are proven on the bets whose booking is. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { runs } from '../../../test/runs.ts';
import { takeSeat } from '../../../test/seat.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { parseMoney } from '../../kernel/money.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { type BetResult, settleBet } from '../seamless/round.repository.ts';
import { seamlessChecks } from '../seamless/seamless.verify.ts';
import type { ResultReason } from './results.tables.ts';
import { resultChecks } from './results.verify.ts';
import { sequenceDueResults, sequenceResults } from './sequencer.ts';

const t = await testDb();
const db = t.db.kysely;
const zone = 'Asia/Phnom_Penh';
const stake = parseMoney('100');

beforeAll(async () => {
  await addVendor(db, 'HOUSE', ['slot']);
  await addVendor(db, 'TABLES', ['baccarat'], 'LIVE');
});
afterEach(async () => {
  expect((await verifyLedger(db, resultChecks)).checks.filter((check) => check.findings.length > 0)).toEqual([]);
});

const seat = async (memberId?: string) =>
  takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId: memberId ?? (await addMember(db)) });
const newRound = () => `r-${randomUUID()}`;

/** Settles a bet as no posting would, so that its results are seen alone. */
const settlePastWallet = (trx: Trx, id: string, result: BetResult) =>
  sql`with moved as (select null::bigint as balance_after) ${settleBet({ id }, result)}`.execute(trx);

/** Results of a member in the order they were booked. */
async function booked(memberId: string) {
  await sequenceResults(db, zone);
  const { rows } = await sql<{ reason: ResultReason; stake: string; validBet: string; payout: string }>`
    select r.reason, r.stake, r.valid_bet as "validBet", r.payout
      from result_seq s join bet_result r on r.id = s.result_id
     where r.member_id = ${memberId}::bigint order by s.seq`.execute(db);
  return rows.map((row) => [row.reason, row.stake, row.validBet, row.payout].join(' '));
}

describe('results of a bet', () => {
  test('hold a first settlement whole and each later one as its difference', async () => {
    const { memberId, bet, win } = await seat();
    const roundId = newRound();
    await bet(roundId, stake);
    expect(await booked(memberId)).toEqual([]);
    await win(roundId, 0n);
    await win(roundId, parseMoney('30'));
    await win(roundId, parseMoney('20'));
    expect(await booked(memberId)).toEqual(['SETTLE 1000000 1000000 0', 'RESETTLE 0 0 300000', 'RESETTLE 0 0 200000']);
  });

  test('take a void back in a row of its own, so that no statement by time pays twice', async () => {
    const { memberId, bet, win, rollback } = await seat();
    const roundId = newRound();
    const betId = await bet(roundId, stake);
    await win(roundId, parseMoney('350'), { endRound: true });
    const statement = await sequenceResults(db, zone);
    await rollback(roundId, betId, { voidRound: true });
    expect(await booked(memberId)).toEqual(['SETTLE 1000000 1000000 3500000', 'VOID -1000000 -1000000 -3500000']);
    const { rows } = await sql<{ stake: string }>`
      select sum(r.stake) filter (where s.seq <= ${statement.seq.toString()}::bigint)::text as stake
        from result_seq s join bet_result r on r.id = s.result_id where r.member_id = ${memberId}::bigint`.execute(db);
    expect(rows).toEqual([{ stake: '1000000' }]);
  });

  test('do not exist for an open bet that is taken back', async () => {
    const { memberId, bet, rollback } = await seat();
    const roundId = newRound();
    await rollback(roundId, await bet(roundId, stake));
    expect(await booked(memberId)).toEqual([]);
  });

  test('count the part of a two-way bet that was at risk, and its difference when the payout changes', async () => {
    const table = await takeSeat(db, { vendor: 'TABLES', gameId: 'baccarat', memberId: await addMember(db) });
    const roundId = newRound();
    await table.bet(roundId, stake);
    await table.win(roundId, parseMoney('110'));
    await table.win(roundId, parseMoney('40'));
    expect(await booked(table.memberId)).toEqual(['SETTLE 1000000 100000 1100000', 'RESETTLE 0 400000 400000']);
  });

  test('are written in the transaction of their posting or not at all', async () => {
    const { memberId, bet, win } = await seat();
    const roundId = newRound();
    await bet(roundId, stake);
    await sql`alter table result_inbox add constraint closed check (result_id < 0) not valid`.execute(db);
    await expect(win(roundId, stake)).rejects.toMatchObject({ code: '23514' });
    await sql`alter table result_inbox drop constraint closed`.execute(db);
    expect(await booked(memberId)).toEqual([]);
    await win(roundId, stake);
    expect(await booked(memberId)).toEqual(['SETTLE 1000000 1000000 1000000']);
    expect(await verifyLedger(db, seamlessChecks)).toMatchObject({ ok: true });
  });

  test.each(['bet_result', 'result_seq', 'result_batch', 'lineage_edge'])(
    'of the past cannot be changed in %s',
    async (table) => {
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toMatchObject({ code: 'ML004' });
    },
  );
});

describe('lineages', () => {
  const lineageOf = async (betId: string) =>
    (
      await sql<{ ancestor: string; depth: number }>`
        select e.ancestor, e.depth from bet b join lineage_edge e on e.lineage_id = b.lineage_id
         where b.transaction_id = ${betId} order by e.depth`.execute(db)
    ).rows.map(({ ancestor }) => ancestor);

  test('name the agents above a player from the nearest up', async () => {
    const top = await addMember(db);
    const middle = await addMember(db, { uplineId: top });
    const player = await seat(await addMember(db, { uplineId: middle }));
    expect(await lineageOf(await player.bet(newRound(), stake))).toEqual([middle, top]);
    const alone = await seat();
    expect(await lineageOf(await alone.bet(newRound(), stake))).toEqual([]);
  });

  test('stay with a bet and its corrections when the player gets another agent', async () => {
    const [first, second] = [await addMember(db), await addMember(db)];
    const player = await seat(await addMember(db, { uplineId: first }));
    const roundId = newRound();
    const betId = await player.bet(roundId, stake);
    await player.win(roundId, stake);
    await db.updateTable('member').set({ upline_id: second }).where('id', '=', player.memberId).execute();
    await player.rollback(roundId, betId, { voidRound: true });
    const { rows } = await sql<{ agent: string }>`
      select l.agent_id as agent from bet_result r join lineage l on l.id = r.lineage_id
       where r.member_id = ${player.memberId}::bigint`.execute(db);
    expect(rows).toEqual([{ agent: first }, { agent: first }]);
    expect(await lineageOf(await player.bet(newRound(), stake))).toEqual([second]);
  });

  test('of a team change with its agent, for what is placed afterwards', async () => {
    const [agent, other] = [await addMember(db), await addMember(db)];
    const player = await seat(await addMember(db, { uplineId: agent }));
    const before = await player.bet(newRound(), stake);
    await db.updateTable('member').set({ upline_id: other }).where('id', '=', agent).execute();
    expect(await lineageOf(before)).toEqual([agent]);
    expect(await lineageOf(await player.bet(newRound(), stake))).toEqual([agent, other]);
  });

  test('are made once when many join one new agent at the same time', async () => {
    const agent = await addMember(db);
    await Promise.all(Array.from({ length: 12 }, () => addMember(db, { uplineId: agent, amount: 0n })));
    const { rows } = await sql<{ count: number }>`
      select count(distinct lineage_id)::int4 as count from member where upline_id = ${agent}::bigint`.execute(db);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('the sequencer', () => {
  const mark = async () =>
    db.selectFrom('result_counter').select(['seq', 'booked_at as bookedAt']).executeTakeFirstOrThrow();

  test('writes nothing while nothing happens, and moves the mark when a window has ended', async () => {
    await sequenceResults(db, zone);
    const before = await mark();
    // the border of a window may fall between the two looks
    const windowOf = (at: Date) => Math.floor(at.getTime() / 300_000);
    await sequenceDueResults(db, zone);
    const after = await mark();
    if (windowOf(new Date()) === windowOf(before.bookedAt)) expect(after).toEqual(before);
    await sql`update result_counter set booked_at = booked_at - interval '5 minutes'`.execute(db);
    const { rows } = await sql`select from result_seq s, result_counter c where s.booked_at > c.booked_at`.execute(db);
    await sequenceDueResults(db, zone);
    expect((await mark()).bookedAt.getTime()).toBeGreaterThanOrEqual(after.bookedAt.getTime());
    expect(rows.length).toBeGreaterThan(0);
  });

  test('never books earlier than before when the clock is set back', async () => {
    const { bet, end } = await seat();
    await sql`update result_counter set booked_at = clock_timestamp() + interval '1 hour'`.execute(db);
    const before = await mark();
    const roundId = newRound();
    await bet(roundId, stake);
    await end(roundId);
    const { seq, bookedAt } = await sequenceResults(db, zone);
    expect(seq).toBe(BigInt(before.seq) + 1n);
    expect(bookedAt.getTime()).toBeGreaterThanOrEqual(before.bookedAt.getTime());
  });

  test('sums hours by the clocks of the merchant, anew when its zone changes', async () => {
    const { memberId, bet, end } = await seat();
    const roundId = newRound();
    const betId = await bet(roundId, stake);
    await db
      .updateTable('bet')
      .set({ effective_at: new Date('2026-11-01T05:50:00Z') })
      .where('transaction_id', '=', betId)
      .execute();
    await end(roundId);
    const hour = async (timeZone: string) => {
      await sequenceResults(db, timeZone);
      const { rows } = await sql<{ hour: Date; bets: number; ggr: string }>`
        select hour, bets, ggr from member_hour where member_id = ${memberId}::bigint`.execute(db);
      return rows.map((row) => `${row.hour.toISOString()} ${row.bets} ${row.ggr}`);
    };
    expect(await hour(zone)).toEqual(['2026-11-01T05:00:00.000Z 1 1000000']);
    expect(await hour('Asia/Kathmandu')).toEqual(['2026-11-01T05:15:00.000Z 1 1000000']);
    // the hour after one o'clock comes twice on this day: this is the first of the two
    expect(await hour('America/New_York')).toEqual(['2026-11-01T05:00:00.000Z 1 1000000']);
    await sequenceResults(db, zone);
  });

  test('counts a member once a day in each team, and no more when all was taken back', async () => {
    const [top, left, right] = [await addMember(db), await addMember(db), await addMember(db)];
    await sql`update member set upline_id = ${top}::bigint where id in (${left}::bigint, ${right}::bigint)`.execute(db);
    const [player, other] = [await addMember(db, { uplineId: left }), await addMember(db, { uplineId: right })];
    const active = async () => {
      await sequenceResults(db, zone);
      expect((await verifyLedger(db, resultChecks)).checks.flatMap(({ findings }) => findings)).toEqual([]);
      const rows = await db.selectFrom('team_active').select(['agent_id as id', 'members']).execute();
      return [top, left, right].map((agent) => rows.find(({ id }) => id === agent)?.members ?? 0);
    };
    const bets: (() => Promise<unknown>)[] = [];
    const play = async (memberId: string) => {
      const { bet, win, rollback } = await seat(memberId);
      const roundId = newRound();
      const betId = await bet(roundId, stake);
      await win(roundId, 0n, { endRound: true });
      bets.push(() => rollback(roundId, betId, { voidRound: true }));
    };
    await play(player);
    await play(player);
    expect(await active()).toEqual([1, 1, 0]);
    await play(player);
    await play(other);
    expect(await active()).toEqual([2, 1, 1]);
    // somebody who goes over within the team is one of the team, and one of each part
    await sql`update member set upline_id = ${right}::bigint where id = ${player}::bigint`.execute(db);
    await play(player);
    expect(await active()).toEqual([2, 1, 2]);
    for (const takeBack of bets.slice(0, 3)) await takeBack();
    expect(await active()).toEqual([2, 0, 2]);
    await bets[4]?.();
    expect(await active()).toEqual([1, 0, 1]);
    await play(player);
    expect(await active()).toEqual([2, 0, 2]);
  });

  test('finds a row that was changed behind its back', async () => {
    const { bet, end } = await seat();
    const roundId = newRound();
    await bet(roundId, stake);
    await end(roundId);
    await sequenceResults(db, zone);
    await inTransaction(db, async (trx) => {
      await sql`alter table bet_result disable trigger bet_result_append_only`.execute(trx);
      await sql`update bet_result set payout = payout + 1 where id = (select max(id) from bet_result)`.execute(trx);
      const { rows } = await sql`
        select from result_batch b where id = (select max(id) from result_batch)
           and hash = results_hash((select hash from result_batch where id < b.id order by id desc limit 1), seq_from, seq_to)`.execute(
        trx,
      );
      expect(rows).toEqual([]);
      throw new Error('undo');
    }).catch((error: Error) => expect(error.message).toBe('undo'));
  });
});

describe('properties', () => {
  test('any order of settle, resettle, void and rollback sums up to the final state, wherever it is numbered', async () => {
    const state = fc.oneof(
      fc.record({
        status: fc.constantFrom('WON' as const, 'LOST' as const),
        payout: fc.bigInt({ min: 0n, max: 9n * stake }),
        validBet: fc.bigInt({ min: 0n, max: stake }),
      }),
      fc.record({
        status: fc.constantFrom('VOID' as const, 'REFUNDED' as const),
        payout: fc.constant(0n),
        validBet: fc.constant(0n),
      }),
    );
    const { memberId, bet } = await seat(await addMember(db, { amount: 1_000n * stake }));
    const sums = async () => {
      const { rows } = await sql<{ stake: string; validBet: string; payout: string }>`
        select coalesce(sum(stake), 0)::text as stake, coalesce(sum(valid_bet), 0)::text as "validBet",
               coalesce(sum(payout), 0)::text as payout from bet_result where member_id = ${memberId}::bigint`.execute(
        db,
      );
      return [BigInt(rows[0]?.stake ?? 0), BigInt(rows[0]?.validBet ?? 0), BigInt(rows[0]?.payout ?? 0)] as const;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(state, fc.boolean()), { minLength: 1, maxLength: 8 }), async (steps) => {
        const before = await sums();
        const betId = await bet(newRound(), stake);
        const row = await db
          .selectFrom('bet')
          .select('id')
          .where('transaction_id', '=', betId)
          .executeTakeFirstOrThrow();
        for (const [change, number] of steps) {
          await inTransaction(db, (trx) => settlePastWallet(trx, row.id, change));
          if (number) await sequenceResults(db, zone);
        }
        const last = steps.at(-1)?.[0];
        const counts = last?.status === 'WON' || last?.status === 'LOST';
        const after = await sums();
        expect(after.map((sum, index) => sum - (before[index] ?? 0n))).toEqual(
          counts ? [stake, last.validBet, last.payout] : [0n, 0n, 0n],
        );
      }),
      { numRuns: runs(8) },
    );
    // settled past the wallet: open again, the bets agree with the ledger
    await sql`update bet set status = 'OPEN' where member_id = ${memberId}::bigint`.execute(db);
  });
});

// The embedded engine has one connection: nothing is committed between the beginning and the end of a transaction.
describe.runIf(t.engine === 'postgres')('the trap of lost rows', () => {
  /** Settles an open bet in a transaction of its own and leaves it open until the returned function is called. */
  async function settleSlowly(betId: string): Promise<() => Promise<void>> {
    const row = await db.selectFrom('bet').select('id').where('transaction_id', '=', betId).executeTakeFirstOrThrow();
    const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done = inTransaction(db, async (trx: Trx) => {
      await settlePastWallet(trx, row.id, { status: 'LOST', payout: 0n, validBet: stake });
      written.resolve();
      await released.promise;
    });
    await written.promise;
    return () => {
      released.resolve();
      return done;
    };
  }
  const idsAfter = async (executor: Executor, id: string) =>
    (await sql<{ id: string }>`select id from bet_result where id > ${id}::bigint order by id`.execute(executor)).rows;
  const idsFrom = async (seq: bigint) =>
    (
      await sql<{ id: string }>`
        select result_id as id from result_seq where seq > ${seq.toString()}::bigint order by seq`.execute(db)
    ).rows;

  test('catches a reader by serial number and not the reader by our order', async () => {
    const { bet } = await seat();
    const [slow, quick] = [await bet(newRound(), stake), await bet(newRound(), stake)];
    const { seq } = await sequenceResults(db, zone);
    const { rows } = await sql<{ last: string }>`select coalesce(max(id), 0)::text as last from bet_result`.execute(db);
    const release = await settleSlowly(slow);
    await (await settleSlowly(quick))();
    const naive = await idsAfter(db, rows[0]?.last ?? '0');
    const first = await sequenceResults(db, zone);
    const ours = await idsFrom(seq);
    await release();
    await sequenceResults(db, zone);
    naive.push(...(await idsAfter(db, naive.at(-1)?.id ?? '0')));
    ours.push(...(await idsFrom(first.seq)));
    expect(naive).toHaveLength(1);
    expect(ours).toHaveLength(2);
    await sql`update bet set status = 'OPEN', valid_bet = 0 where transaction_id in (${slow}, ${quick})`.execute(db);
  });

  test('loses no row and reads none twice while many write and two number', async () => {
    const writers = await Promise.all(
      Array.from({ length: 8 }, async () => seat(await addMember(db, { amount: 100n * stake }))),
    );
    const start = await sequenceResults(db, zone);
    const read: string[] = [];
    let last = start.seq;
    let writing = true;
    const reader = async () => {
      do {
        const { seq } = await sequenceResults(db, zone);
        const { rows } = await sql<{ seq: string; id: string }>`
          select seq, result_id as id from result_seq
           where seq > ${last.toString()}::bigint and seq <= ${seq.toString()}::bigint order by seq`.execute(db);
        for (const row of rows) {
          expect(BigInt(row.seq)).toBe(++last);
          read.push(row.id);
        }
      } while (writing);
    };
    const rival = async () => {
      while (writing) await sequenceResults(db, zone);
    };
    const reading = [reader(), rival()];
    await Promise.all(
      writers.map(async ({ bet, win, end, rollback }, index) => {
        for (let n = 0; n < 12; n++) {
          const roundId = newRound();
          const betId = await bet(roundId, stake);
          if ((n + index) % 3 === 0) await end(roundId);
          else await win(roundId, stake, { endRound: true });
          if ((n + index) % 4 === 0) await rollback(roundId, betId, { voidRound: true });
        }
      }),
    );
    writing = false;
    await Promise.all(reading);
    const { seq } = await sequenceResults(db, zone);
    const { rows } = await sql<{ id: string }>`
      select result_id as id from result_seq where seq > ${last.toString()}::bigint order by seq`.execute(db);
    read.push(...rows.map(({ id }) => id));
    expect(BigInt(read.length)).toBe(seq - start.seq);
    expect(new Set(read).size).toBe(8 * (12 + 3));
    expect(read).toHaveLength(8 * (12 + 3));
  });
});
