import type { BetDetail, BetPage, PlayedGame, VendorBoard, VendorDetailLine } from '@mekong/api-client/contract/types';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { up as nameSymbols } from '../../../db/migrations/0271-house-symbols.ts';
import { type TestCall, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { linesOfPdf } from '../../../test/pdf.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { createCursors } from '../../contract/cursors.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { parseMoney } from '../../kernel/money.ts';
import type { Settings } from '../system/settings.service.ts';
import { SETTINGS } from '../system/settings.ts';
import { createRecords } from './records.service.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const vendor = await vendorCaller(db, gateway, 'HOUSE');

await vendor.playRound(sessions.member, { nodeId: 101, stake: '1000.0000', payout: '3500.0000' });
await vendor.playRound(sessions.member, { nodeId: 101, stake: '500.0000', payout: '0.0000' });
await vendor.playRound(sessions.member, { nodeId: 102, stake: '2000.0000', payout: '1000.5000' });
await vendor.playRound(sessions.agent, { nodeId: 101, stake: '700.0000', payout: '0.0000' });
const opened = await vendor.open(sessions.member, 102);
const { playerId, gameToken } = opened.json.value as { playerId: string; gameToken: string };
const about = { playerId, roundId: 'taken-back', gameId: 'reel-one', currency: 'KHR', amount: '300.0000' };
await vendor.call('vendorBet', { ...about, gameToken, transactionId: 'tb-1' });
await vendor.call('vendorRollback', {
  playerId,
  roundId: 'taken-back',
  transactionId: 'tb-2',
  betTransactionId: 'tb-1',
});
await vendor.call('vendorBet', { ...about, gameToken, roundId: 'still-open', transactionId: 'so-1' });

const bets = (query: TestCall['query'] = {}, session = sessions.member) =>
  gateway.value<BetPage>('getBets', { query }, session);
const refused = async (query: TestCall['query']) =>
  (await gateway.call('getBets', { query }, sessions.member)).json.error?.params.fields;

describe('the betting record', () => {
  test('shows own bets of today, newest first, each with what it did to the balance', async () => {
    const page = await bets();
    expect(page.content.map(({ status, stake, payout, net }) => [status, stake, payout, net])).toEqual([
      ['OPEN', '300.0000', '0.0000', '0.0000'],
      ['REFUNDED', '300.0000', '0.0000', '0.0000'],
      ['LOST', '2000.0000', '1000.5000', '-999.5000'],
      ['LOST', '500.0000', '0.0000', '-500.0000'],
      ['WON', '1000.0000', '3500.0000', '2500.0000'],
    ]);
    expect(page.timeZone).toBe('Asia/Phnom_Penh');
    const oldest = page.content.at(-1);
    expect(oldest).toMatchObject({ balanceBefore: '1000000.0000', balanceAfter: '1002500.0000' });
    expect(oldest?.game).toMatchObject({ gameId: 'lotus-fortune', nodeId: 101, category: 'RNG' });
  });

  test('adds up the whole filter and not the page', async () => {
    const page = await bets({ pageSize: 2 });
    expect(page.content).toHaveLength(2);
    expect(page).toMatchObject({ totalElements: 5, totalPages: 3 });
    expect(page.totals).toEqual({
      count: 5,
      stake: '4100.0000',
      validBet: '3500.0000',
      payout: '4500.5000',
      net: '1000.5000',
      currency: 'KHR',
    });
  });

  test('pages through every bet once', async () => {
    const pages = [
      await bets({ pageSize: 2 }),
      await bets({ pageSize: 2, page: 2 }),
      await bets({ pageSize: 2, page: 3 }),
    ];
    const numbers = pages.flatMap(({ content }) => content.map(({ betNo }) => betNo));
    expect(new Set(numbers).size).toBe(5);
  });

  test.each([
    [{ status: 'WON' }, 1],
    [{ status: 'RETURNED' }, 0],
    [{ gameId: 'reel-one' }, 3],
    [{ vendor: 'HOUSE' }, 5],
    [{ vendor: 'RIVER' }, 0],
    [{ category: 'LIVE' }, 0],
    [{ category: 'RNG', status: 'LOST' }, 2],
    [{ status: 'CASHOUT' }, 0],
  ])('narrows by %o', async (query, count) => {
    expect((await bets(query)).totals.count).toBe(count);
  });

  test('names the games that the member has bet on in the period, by their names, for nobody else', async () => {
    const games = (query: TestCall['query'] = {}, session = sessions.member) =>
      gateway.value<PlayedGame[]>('listBetGames', { query }, session);
    const [first, ...others] = await games();
    expect(first).toMatchObject({ vassalage: 'HOUSE', gameId: 'lotus-fortune' });
    expect(others.map(({ gameId }) => gameId)).toEqual(['reel-one']);
    expect((await games({}, sessions.agent)).map(({ gameId }) => gameId)).toEqual(['lotus-fortune']);
    expect(await games({ category: 'LIVE' })).toEqual([]);
    const yesterday = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    expect(await games({ from: yesterday(3), to: yesterday(2) })).toEqual([]);
    const { json } = await gateway.call('listBetGames', { query: { from: yesterday(400) } }, sessions.member);
    expect(json.error?.params.fields).toMatchObject([{ name: 'to', rule: 'max' }]);
  });

  test.each(['stake', '-stake', 'net', '-net', 'time', '-time'] as const)('sorts by %s', async (sort) => {
    const key = sort.replace('-', '');
    const values = (await bets({ sort })).content.map((bet) =>
      key === 'time' ? BigInt(Date.parse(bet.time)) : parseMoney(key === 'stake' ? bet.stake : bet.net),
    );
    const ordered = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(sort.startsWith('-') ? ordered.toReversed() : ordered);
  });

  test('keeps to its period', async () => {
    const [first] = (await bets({ sort: 'time' })).content;
    await sql`update bet set placed_at = now() - interval '40 days' where id = ${first?.betNo.replace(/^B0*/, '')}`.execute(
      db,
    );
    expect((await bets()).totals.count).toBe(4);
    const from = new Date(Date.now() - 41 * 86_400_000).toISOString();
    expect((await bets({ from })).totals.count).toBe(5);
    expect((await bets({ from, to: new Date(Date.now() - 39 * 86_400_000).toISOString() })).totals.count).toBe(1);
  });

  test('refuses a period that is turned round, too long or too old', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    expect(await refused({ from: day(0), to: day(-1) })).toEqual([{ name: 'to', rule: 'min', min: 0 }]);
    expect(await refused({ from: day(-94), to: day(0) })).toEqual([{ name: 'to', rule: 'max', max: 93 }]);
    expect(await refused({ from: day(-400), to: day(-390) })).toEqual([{ name: 'from', rule: 'max', max: 366 }]);
    expect(await refused({ from: 'yesterday' })).toEqual([{ name: 'from', rule: 'format' }]);
  });
});

describe('the betting record as a document', () => {
  const day = 86_400_000;
  const query = {
    from: new Date(Date.now() - 30 * day).toISOString(),
    to: new Date(Date.now() + day).toISOString(),
  };

  test.each([
    ['EN', 'Betting record'],
    ['KM', 'កំណត់ត្រាភ្នាល់'],
    ['AR', 'سجل الرهانات'],
  ])('has every bet of the filter and their sums in %s', async (language, title) => {
    const answer = await gateway.call('getBetsPdf', { query, headers: { language } }, sessions.member);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="bets_\d{4}-\d\d-\d\d\.pdf"$/),
    });
    const lines = linesOfPdf(answer.bytes).flat();
    // letters stand in the file from left to right, as on the page
    expect(lines[1]).toBe(language === 'AR' ? [...title].reverse().join('') : title);
    expect(lines).toContain('sokha');
    const arabic =
      /^(GMT\+7 )?\d\d:\d\d ?،\d{4}\/\d\d\/\d\d( GMT\+7)? – (GMT\+7 )?\d\d:\d\d ?،\d{4}\/\d\d\/\d\d( GMT\+7)?$/;
    if (language === 'AR') expect(lines[5]).toMatch(arabic);
    const { content } = await bets(query);
    for (const { betNo } of content) expect(lines).toContain(betNo);
    expect(lines.slice(-6, -2)).toEqual(['3,100.00', '2,500.00', '1,000.50', '-1,499.50']);
  });

  test('is refused when it would have more rows than a file holds', async () => {
    const settings = { current: async () => ({ merchant: SETTINGS.merchant.parse({}) }) } as Settings;
    const records = createRecords({
      ...{ db, settings, cursors: createCursors(createFieldCipher(new Uint8Array(32))) },
      ...{ gamesOrigin: () => undefined, now: () => new Date() },
    });
    const actor = { memberId: sokha, currency: 'KHR' } as SignedIn;
    await expect(records.each(actor, { ...query, sort: '-time' }, 'EN', { limit: 3, piece: 2 })).rejects.toMatchObject({
      ...{ code: 'EXPORT_TOO_LARGE', params: { rows: 4, limit: 3 } },
    });
  });
});

describe('the result of a bet', () => {
  test.each([
    ['1000.0001', 'WON', '0.0001'],
    ['1000.0000', 'RETURNED', '0.0000'],
    ['999.9999', 'LOST', '-0.0001'],
    ['0.0000', 'LOST', '-1000.0000'],
  ])('of 1000.0000 that pays %s is %s by its net', async (payout, status, net) => {
    await vendor.playRound(sessions.agent, { nodeId: 101, stake: '1000.0000', payout });
    const { content } = await bets({}, sessions.agent);
    expect(content[0]).toMatchObject({ status, payout, net });
    expect((await bets({ status }, sessions.agent)).content[0]?.betNo).toBe(content[0]?.betNo);
    const { json } = await gateway.call('getBet', { path: { betNo: content[0]?.betNo ?? '' } }, sessions.agent);
    expect((json.value as BetDetail).bet.status).toBe(status);
  });
});

describe('one bet', () => {
  const detail = (betNo: string, session = sessions.member) => gateway.call('getBet', { path: { betNo } }, session);

  /** Details of a round as the record shows them after the vendor has told them. */
  async function told(roundId: string, details: VendorDetailLine[], migrate?: () => Promise<void>) {
    const { json } = await vendor.open(sessions.agent, 101);
    const { playerId, gameToken } = json.value as { playerId: string; gameToken: string };
    const round = { playerId, roundId, gameId: 'lotus-fortune' };
    await vendor.call('vendorBet', {
      ...round,
      gameToken,
      currency: 'KHR',
      amount: '100.0000',
      transactionId: `${roundId}-1`,
    });
    expect((await vendor.call('vendorEndRound', { ...round, details })).status).toBe(200);
    await migrate?.();
    const { content } = await bets({}, sessions.agent);
    const answer = await detail(content[0]?.betNo ?? '', sessions.agent);
    return (answer.json.value as BetDetail).details;
  }

  test('carries the ids of symbols as the vendor told them', async () => {
    const details = [
      { name: 'row-1', value: 'king lotus drum', symbols: ['king', 'lotus', 'drum'] },
      { name: 'nonce', value: '7' },
    ];
    expect(await told('with-symbols', details)).toEqual(details);
  });

  test('carries a board with the addresses of its pictures, on the host that games are opened from', async () => {
    const board: VendorBoard = {
      step: 'spin',
      symbols: [
        { id: 'naga', picture: 'H1.svg' },
        { id: 'coin', note: '5×' },
      ],
      reels: [[0], [0], [1]],
      wins: [
        {
          symbol: 0,
          count: 2,
          line: 1,
          path: [0, 0, 0],
          cells: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      payout: '12.0000',
    };
    const line = { name: 'board', value: 'naga naga coin' };
    const [shown] = await told('with-board', [{ ...line, board: { ...board, pictures: '/symbols/some.key/' } }]);
    const picture = `${gateway.config.vendorOrigin}/symbols/some.key/H1.svg`;
    expect(shown).toEqual({ ...line, board: { ...board, symbols: [{ id: 'naga', picture }, board.symbols[1]] } });
    // without a place for them there are none
    const [named] = await told('without-pictures', [{ ...line, board }]);
    expect(named?.board?.symbols).toEqual([{ id: 'naga' }, board.symbols[1]]);
  });

  test('carries the ids of symbols of a house round that was stored without them', async () => {
    const others = [
      { name: 'row-2', value: 'king of hearts' },
      { name: 'client-seed', value: 'king lotus drum' },
      { name: 'row-3', value: 'ten', symbols: ['coin'] },
    ];
    // a migration knows no tables: they may be others by now
    const migrate = () => nameSymbols(db as unknown as Kysely<unknown>);
    const stored = [{ name: 'row-1', value: 'king lotus drum' }, ...others];
    const named = [{ name: 'row-1', value: 'king lotus drum', symbols: ['king', 'lotus', 'drum'] }, ...others];
    expect(await told('stored-before', stored, migrate)).toEqual(named);
  });

  test('shows every movement of money that belongs to it', async () => {
    const page = await bets({ status: 'REFUNDED' });
    const answer = await detail(page.content[0]?.betNo ?? '');
    const { movements, bet } = answer.json.value as BetDetail;
    expect(bet.status).toBe('REFUNDED');
    expect(movements.map(({ kind, transactionId, amount }) => [kind, transactionId, amount])).toEqual([
      ['BET', 'tb-1', '-300.0000'],
      ['ROLLBACK', 'tb-2', '300.0000'],
    ]);
    expect(movements[1]?.balanceBefore).toBe(movements[0]?.balanceAfter);
  });

  test('says which wallet its stake came from, and what of it was bonus money', async () => {
    const { betNo = '', roundId = '', stake = '0' } = (await bets({}, sessions.member)).content[0] ?? {};
    const source = async () => {
      const { wallet, cashStake, bonusStake } = (await detail(betNo)).json.value as BetDetail;
      return [wallet, cashStake, bonusStake];
    };
    expect(await source()).toEqual(['MAIN', stake, '0.0000']);
    const set = (bonus: bigint, isAtVendor: boolean) =>
      sql`update bet set bonus_stake = ${bonus.toString()}::bigint, in_vendor_wallet = ${isAtVendor}
           where round_id = ${roundId}`.execute(db);
    await set(parseMoney(stake), true);
    expect(await source()).toEqual(['VENDOR', '0.0000', stake]);
    await set(0n, false);
  });

  test('of somebody else is not found, as one that does not exist', async () => {
    const [theirs] = (await bets({}, sessions.agent)).content;
    const answers = [await detail(theirs?.betNo ?? ''), await detail('B99999999'), await detail('nonsense')];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.json.error).toEqual({ code: 'NOT_FOUND', params: {}, requestId: expect.any(String) });
    }
    expect((await detail(theirs?.betNo ?? '', sessions.agent)).status).toBe(200);
  });
});
