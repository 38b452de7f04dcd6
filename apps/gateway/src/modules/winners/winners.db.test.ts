import type { WinnerBoard } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { type TestCall, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { meanwhile } from '../../../test/one-connection.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { insertBreak } from '../safer-play/break.repository.ts';
import { hideWins } from '../safer-play/play.repository.ts';
import { maskName } from './winners.service.ts';

const t = await testDb();
const { dara } = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const vendor = await vendorCaller(t.db.kysely, gateway, 'HOUSE');
const play = (session: (typeof sessions)['member'], payout: string, stake = '1000.0000') =>
  vendor.playRound(session, { nodeId: 101, stake, payout });

await play(sessions.member, '9500.0000');
await play(sessions.agent, '9000.0000');
await play(sessions.member, '0.0000');
await play(sessions.member, '999.0000');
await play(sessions.trial, '90000.0000', '100.0000');

const board = async (query: TestCall['query'] = {}) =>
  (await gateway.value<WinnerBoard>('getWinnerBoard', { query: { language: 'EN', ...query } })).list.map(
    ({ vo }) => vo,
  );

describe('the winners board', () => {
  test('shows real wins, latest first, names masked; trial play, losses and small consolations are no wins', async () => {
    expect((await board()).map(({ account, winAmount, gameName }) => [account, winAmount, gameName])).toEqual([
      ['da***a', '9000.0000', 'Lotus Fortune'],
      ['so***a', '9500.0000', 'Lotus Fortune'],
    ]);
  });

  test('leads to the check of a round whose vendor has one', async () => {
    const verifyUrl = 'https://vendor.example/r/1';
    await sql`update round set verify_url = ${verifyUrl} where (vendor, round_id) in (
      select vendor, round_id from bet where payout = 90000000)`.execute(t.db.kysely);
    expect((await board()).map((win) => win.verifyUrl)).toEqual([verifyUrl, undefined]);
  });

  test('is as long and as narrow as asked for', async () => {
    expect(await board({ limitNum: 1 })).toHaveLength(1);
    expect(await board({ gameCategory: 'RNG' })).toHaveLength(2);
    expect(await board({ gameCategory: 'LIVE' })).toEqual([]);
  });

  test('leaves out members who opted out, wins of the past too, until they do', async () => {
    const choose = (optOut: boolean) => gateway.value('updateWinnerBoardChoice', { body: { optOut } }, sessions.agent);
    expect(await gateway.value('getWinnerBoardChoice', {}, sessions.agent)).toEqual({ optOut: false });
    expect(await choose(true)).toEqual({ optOut: true });
    expect(await gateway.value('getWinnerBoardChoice', {}, sessions.agent)).toEqual({ optOut: true });
    expect((await board()).map(({ account }) => account)).toEqual(['so***a']);
    await choose(false);
    expect(await board()).toHaveLength(2);
  });

  test('keeps off who has excluded himself, until the exclusion is ended', async () => {
    const choose = (optOut: boolean) => gateway.call('updateWinnerBoardChoice', { body: { optOut } }, sessions.agent);
    await t.db.kysely
      .insertInto('play_break')
      .values({ member_id: dara, kind: 'EXCLUSION', period: '6M', began_at: new Date(), until: null })
      .execute();
    expect((await choose(false)).json.error?.code).toBe('EXCLUDED');
    expect((await choose(true)).json.success).toBe(true);
    await t.db.kysely.deleteFrom('play_break').execute();
    expect((await choose(false)).json.success).toBe(true);
  });

  // The embedded engine runs one transaction after the other.
  test.runIf(t.engine === 'postgres')('keeps off who excludes himself while he asks to be shown', async () => {
    const db = t.db.kysely;
    const { asked } = await db.transaction().execute(async (trx) => {
      await insertBreak(trx, {
        ...{ memberId: dara, kind: 'EXCLUSION', period: 'LIFE', beganAt: new Date(), until: undefined },
      });
      await hideWins(trx, dara);
      const asked = meanwhile(() =>
        gateway.call('updateWinnerBoardChoice', { body: { optOut: false } }, sessions.agent),
      );
      await vi.waitFor(async () => {
        const { rows } = await meanwhile(() =>
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
        );
        expect(rows).toHaveLength(1);
      });
      return { asked };
    });
    expect((await asked).json.error?.code).toBe('EXCLUDED');
    await db.deleteFrom('play_break').execute();
    expect((await board()).map(({ account }) => account)).not.toContain('da***a');
    await gateway.call('updateWinnerBoardChoice', { body: { optOut: false } }, sessions.agent);
  });

  test('leaves out wins in games that cannot be opened now', async () => {
    const switchGame = (status: 'active' | 'maintenance') =>
      t.db.kysely.updateTable('game').set({ status }).where('node_id', '=', 101).execute();
    await switchGame('maintenance');
    const shut = await board();
    await switchGame('active');
    expect(shut).toEqual([]);
    expect(await board()).toHaveLength(2);
  });

  test('forgets what is older than a day', async () => {
    await sql`update bet set settled_at = now() - interval '25 hours' where payout = 90000000`.execute(t.db.kysely);
    expect((await board()).map(({ winAmount }) => winAmount)).toEqual(['9500.0000']);
  });
});

test.each([
  ['sokha', 'so***a'],
  ['abcd', 'ab***d'],
  ['abc', 'a***'],
  ['a', 'a***'],
  ['ភាសា😀ខ', 'ភា***ខ'],
])('the name %s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
