import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { runs } from '../../../test/runs.ts';
import { takeSeat } from '../../../test/seat.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { parseMoney } from '../../kernel/money.ts';
import { promoWin } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { verifyLedger, verifyTransaction } from '../../ledger/verify.ts';
import { seamlessChecks } from '../seamless/seamless.verify.ts';
import { resultChecks } from './results.verify.ts';
import { sequenceResults } from './sequencer.ts';

const t = await testDb();
const db = t.db.kysely;
const zone = 'Asia/Phnom_Penh';
const stake = parseMoney('100');

beforeAll(() => addVendor(db, 'HOUSE', ['slot']));
afterEach(async () => {
  expect((await verifyLedger(db, resultChecks)).checks.filter((check) => check.findings.length > 0)).toEqual([]);
});

const seat = async (memberId?: string) =>
  takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId: memberId ?? (await addMember(db)) });
const newRound = () => `r-${randomUUID()}`;

/** Bonuses of a member in the order they were booked. */
async function bonuses(memberId: string): Promise<string[]> {
  await sequenceResults(db, zone);
  const { rows } = await sql<{ bonus: string }>`
    select r.bonus from result_seq s join bet_result r on r.id = s.result_id
     where r.member_id = ${memberId}::bigint and r.reason = 'BONUS' order by s.seq`.execute(db);
  return rows.map(({ bonus }) => bonus);
}

describe('a promotional win', () => {
  const promo = parseMoney('25');
  const hours = async (memberId: string) =>
    (
      await sql<{ bets: number; stake: string; ggr: string; bonus: string }>`
        select bets, stake, ggr, bonus from member_hour where member_id = ${memberId}::bigint`.execute(db)
    ).rows;

  test('is a bonus of its hour, and no bet, payout or turnover', async () => {
    const { memberId, win } = await seat();
    await win(newRound(), promo, { promo: true });
    expect(await bonuses(memberId)).toEqual(['250000']);
    expect(await hours(memberId)).toEqual([{ bets: 0, stake: '0', ggr: '0', bonus: '250000' }]);
  });

  test('of nothing is no result', async () => {
    const { memberId, win } = await seat();
    await win(newRound(), 0n, { promo: true });
    expect(await bonuses(memberId)).toEqual([]);
  });

  test('is taken back with its round in a row of its own, for those above the player when it was paid', async () => {
    const [first, second] = [await addMember(db), await addMember(db)];
    const player = await seat(await addMember(db, { uplineId: first }));
    const roundId = newRound();
    const betId = await player.bet(roundId, stake);
    await player.win(roundId, promo, { promo: true });
    await player.win(roundId, promo, { promo: true });
    const statement = await sequenceResults(db, zone);
    await db.updateTable('member').set({ upline_id: second }).where('id', '=', player.memberId).execute();
    await player.rollback(roundId, betId, { voidRound: true });
    expect(await bonuses(player.memberId)).toEqual(['250000', '250000', '-250000', '-250000']);
    const { rows } = await sql<{ agent: string; paid: string; bonus: string }>`
      select l.agent_id as agent, sum(r.bonus)::text as bonus,
             sum(r.bonus) filter (where s.seq <= ${statement.seq.toString()}::bigint)::text as paid
        from result_seq s join bet_result r on r.id = s.result_id join lineage l on l.id = r.lineage_id
       where r.member_id = ${player.memberId}::bigint group by 1`.execute(db);
    expect(rows).toEqual([{ agent: first, paid: '500000', bonus: '0' }]);
  });

  test('is written in the transaction of its posting or not at all', async () => {
    const { memberId, win } = await seat();
    await sql`alter table result_inbox add constraint closed check (result_id < 0) not valid`.execute(db);
    await expect(win(newRound(), promo, { promo: true })).rejects.toMatchObject({ code: '23514' });
    await sql`alter table result_inbox drop constraint closed`.execute(db);
    expect(await bonuses(memberId)).toEqual([]);
    expect(await verifyLedger(db, seamlessChecks)).toMatchObject({ ok: true });
  });

  test('that has no result is found by the check of the books', async () => {
    const memberId = await addMember(db);
    const findings = inTransaction(db, async (trx) => {
      const paid = { member: memberId, currency: 'KHR', amount: promo, vendor: 'HOUSE', transactionId: newRound() };
      await post(trx, promoWin({ ...paid, ref: 'round:HOUSE:r' }));
      const { checks } = await verifyTransaction(trx, resultChecks);
      throw new Error(checks.flatMap((check) => check.findings).join());
    });
    await expect(findings).rejects.toThrow(`member ${memberId}, KHR: results say 0, the ledger 250000`);
  });
});

test('hours that were summed batch by batch are the hours that are summed anew', async () => {
  const hours = async () =>
    (
      await sql`
        select hour, member_id, lineage_id, currency, game_type, bets, stake, valid_bet, ggr, bonus from member_hour
         where (bets, stake, valid_bet, ggr, bonus) <> (0, 0, 0, 0, 0) order by 1, 2, 3, 4, 5`.execute(db)
    ).rows;
  const agents = [await addMember(db), await addMember(db)];
  const step = fc.record({
    // what the round does, what it pays, whether its player gets the other agent, and whether a batch ends here
    bet: fc.boolean(),
    promos: fc.array(fc.bigInt({ min: 1n, max: 9n * stake }), { maxLength: 2 }),
    payout: fc.option(fc.bigInt({ min: 0n, max: 3n * stake })),
    isCancelled: fc.boolean(),
    moves: fc.boolean(),
    ends: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const player = await seat(await addMember(db, { uplineId: agents[0] }));
      let paid = 0n;
      for (const [n, { bet, promos, payout, isCancelled, moves, ends }] of steps.entries()) {
        const roundId = newRound();
        const betId = bet ? await player.bet(roundId, stake) : undefined;
        for (const amount of promos) await player.win(roundId, amount, { promo: true });
        if (betId && payout !== null) await player.win(roundId, payout);
        if (moves)
          await db
            .updateTable('member')
            .set({ upline_id: agents[n % 2] })
            .where('id', '=', player.memberId)
            .execute();
        if (betId && isCancelled) await player.rollback(roundId, betId, { voidRound: true });
        else paid += promos.reduce((sum, amount) => sum + amount, 0n);
        if (ends) await sequenceResults(db, zone);
      }
      await sequenceResults(db, zone);
      const { rows } = await sql<{ bonus: string | null }>`
        select sum(bonus)::text as bonus from member_hour where member_id = ${player.memberId}::bigint`.execute(db);
      expect(BigInt(rows[0]?.bonus ?? 0)).toBe(paid);
    }),
    { numRuns: runs(5) },
  );
  const before = await hours();
  // hours of another zone are other hours: all of them are summed anew, twice
  await sequenceResults(db, 'Asia/Kathmandu');
  expect(await hours()).not.toEqual(before);
  await sequenceResults(db, zone);
  expect(await hours()).toEqual(before);
});
