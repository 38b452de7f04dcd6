import type { ProfitReport } from '@mekong/api-client/contract/types';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { linesOfPdf } from '../../../test/pdf.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { parseMoney } from '../../kernel/money.ts';
import { promoWin } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { sequenceDueResults } from '../results/sequencer.ts';
import { spansUntil } from './profit.service.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const { member, agent, trial } = await logInAll(gateway);
const zone = 'Asia/Phnom_Penh';
const report = (period: string, session = member) =>
  gateway.value<ProfitReport>('getProfit', { query: { period } }, session);

describe('the spans of a report', () => {
  const now = new Date('2026-11-26T18:00:00Z');
  const days = (period: 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY') =>
    spansUntil(now, period, zone)
      .map(({ from }) => new Date(from.getTime() + 7 * 3_600_000).toISOString().slice(0, 10))
      .slice(-3);

  test('begin by the clocks of the merchant: where it is already the next day', () => {
    expect(days('DAILY')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
    expect(days('WEEKLY')).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
    expect(days('SEMIMONTHLY')).toEqual(['2026-10-16', '2026-11-01', '2026-11-16']);
    expect(days('MONTHLY')).toEqual(['2026-09-01', '2026-10-01', '2026-11-01']);
  });

  test.each(['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const)('%s leave no moment out', (period) => {
    const spans = spansUntil(new Date('2026-01-03T10:00:00Z'), period, zone);
    for (const [index, { from, to }] of spans.entries()) {
      expect(from.getTime()).toBeLessThan(to.getTime());
      if (index > 0) expect(spans[index - 1]?.to).toEqual(from);
    }
  });
});

describe('profit and loss', () => {
  test('adds up what was settled, by span and by kind of games, of the reader alone', async () => {
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    await vendor.playRound(member, { nodeId: 101, stake: '1000.0000', payout: '3500.0000' });
    await vendor.playRound(member, { nodeId: 101, stake: '500.0000', payout: '0.0000' });
    await vendor.playRound(agent, { nodeId: 101, stake: '700.0000', payout: '0.0000' });
    await sequenceDueResults(db, zone);
    const monthly = await report('MONTHLY');
    const figures = { bets: 2, stake: '1500.0000', payout: '3500.0000', net: '2000.0000' };
    expect(monthly.totals).toMatchObject(figures);
    expect(monthly.spans).toHaveLength(12);
    expect(monthly.spans.at(-1)).toMatchObject(figures);
    expect(monthly.spans[0]).toMatchObject({ bets: 0, stake: '0.0000', net: '0.0000' });
    expect(monthly.categories).toMatchObject([{ category: 'RNG', ...figures }]);
    expect((await report('DAILY')).spans.at(-1)).toMatchObject(figures);
    const query = { period: 'MONTHLY' };
    const answer = await gateway.call('getProfitPdf', { query, headers: { language: 'EN' } }, member);
    const lines = linesOfPdf(answer.bytes).flat();
    const sums = ['1,500.00', '3,500.00', '2,000.00'];
    expect(lines.slice(lines.indexOf('Monthly')).join(' ')).toContain(`Total 0.00 0.00 ${sums.join(' ')}`);
    expect(lines.slice(lines.indexOf('Slots') + 1).slice(0, 3)).toEqual(sums);
  });

  test('counts the time from bet to bet as played, and no long pause', async () => {
    await expect.poll(async () => (await report('DAILY')).totals.bets).toBeGreaterThan(1);
    const bets = await db.selectFrom('bet').select(['id', 'placed_at']).where('member_id', '=', sokha).execute();
    const start = Date.now() - 3_600_000;
    // 20 seconds between them, and twenty minutes before the last one
    for (const [n, { id }] of bets.entries()) {
      const at = new Date(start + 20_000 * n + (n === bets.length - 1 ? 1_200_000 : 0));
      await db
        .updateTable('bet')
        .set({ placed_at: at } as never)
        .where('id', '=', id)
        .execute();
    }
    expect((await report('DAILY')).secondsPlayed).toBe(20 * (bets.length - 2));
    for (const { id, placed_at } of bets)
      await db
        .updateTable('bet')
        .set({ placed_at } as never)
        .where('id', '=', id)
        .execute();
  });

  test('counts the time of all sessions, and the longest of them', async () => {
    await db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - 3_600_000), last_seen_at: new Date() } as never)
      .where('member_id', '=', sokha)
      .execute();
    const { secondsLoggedIn, longestSeconds } = await report('DAILY');
    expect(secondsLoggedIn).toBeGreaterThanOrEqual(3_600);
    expect(longestSeconds).toBeLessThanOrEqual(secondsLoggedIn);
  });

  test('says what was given in cash, of the reader alone', async () => {
    const given = { member: sokha, currency: 'KHR', vendor: 'HOUSE', transactionId: 'gift-1', ref: 'round:HOUSE:gift' };
    await post(db, promoWin({ ...given, amount: parseMoney('250') }));
    expect((await report('DAILY')).bonuses).toBe('250.0000');
    expect((await report('MONTHLY', agent)).bonuses).toBe('0.0000');
  });

  test('does not exist for a trial account', async () => {
    const answer = await gateway.call('getProfit', {}, trial);
    expect(answer.json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
  });
});
