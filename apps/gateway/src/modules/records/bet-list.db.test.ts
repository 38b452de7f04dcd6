import type { BetList, BetSort, SignInHistory } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestCall, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const vendor = await vendorCaller(db, gateway, 'HOUSE');

const DAY_MS = 86_400_000;
const range = {
  from: new Date(Date.now() - DAY_MS).toISOString(),
  to: new Date(Date.now() + DAY_MS).toISOString(),
};

const bet = (stake: number, payout: number, session = sessions.member) =>
  vendor.playRound(session, { nodeId: 101, stake: `${stake}.0000`, payout: `${payout}.0000` });

/** Reads a list from its first answer to its last. */
async function walk(
  query: TestCall['query'],
  meanwhile: (answers: number) => Promise<unknown> = async () => undefined,
) {
  const read: string[] = [];
  let cursor: string | undefined;
  for (let answers = 1; ; answers++) {
    const answer = await gateway.value<BetList>(
      'listBets',
      { query: { ...range, ...query, ...(cursor && { cursor }) } },
      sessions.member,
    );
    read.push(...answer.content.map(({ betNo }) => betNo));
    cursor = answer.nextCursor;
    if (!cursor) return read;
    await meanwhile(answers);
  }
}

beforeAll(async () => {
  // equal stakes and equal nets, so that an order by either has to tell equal rows apart
  for (const [stake, payout] of [
    [100, 0],
    [100, 300],
    [500, 0],
    [100, 0],
    [300, 300],
    [500, 700],
    [100, 0],
  ] as const)
    await bet(stake, payout);
  await bet(900, 0, sessions.agent);
  // two bets in one microsecond, and two in one millisecond
  await sql`update bet set placed_at = date_trunc('millisecond', placed_at) + (b.step || ' microseconds')::interval
              from (select id, row_number() over (order by id) / 2 as step from bet) b
             where b.id = bet.id`.execute(db);
  await sql`update bet set placed_at = (select min(placed_at) from bet) + (placed_at - date_trunc('millisecond', placed_at))
             where member_id = (select id from member where username = 'sokha')`.execute(db);
});

describe('the whole betting record', () => {
  test.each<BetSort>(['-time', 'time', '-stake', 'stake', '-net', 'net'])(
    'in the order %s holds each bet once, whatever is bet between two answers',
    async (sort) => {
      const before = await walk({ sort, pageSize: 100 });
      const read = await walk({ sort, pageSize: 2 }, async (answers) => {
        if (answers < 3) await bet(answers === 1 ? 100 : 500, answers === 1 ? 300 : 0);
      });
      expect(new Set(read).size).toBe(read.length);
      expect(read.filter((betNo) => before.includes(betNo))).toEqual(before);
    },
  );

  test('is the filter that was asked for, in answers of any size', async () => {
    const lost = await walk({ status: 'LOST', pageSize: 100 });
    const sizes = [1, 3, 2];
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const query = {
        ...range,
        status: 'LOST',
        pageSize: sizes[read.length % sizes.length] ?? 1,
        ...(cursor && { cursor }),
      };
      const answer = await gateway.value<BetList>('listBets', { query }, sessions.member);
      read.push(...answer.content.map(({ betNo }) => betNo));
      cursor = answer.nextCursor;
    } while (cursor);
    expect(read).toEqual(lost);
    expect(lost.length).toBeGreaterThan(3);
  });

  test('ends without a cursor when its last answer is full', async () => {
    const all = await walk({ pageSize: 100 });
    const answer = await gateway.value<BetList>(
      'listBets',
      { query: { ...range, pageSize: all.length } },
      sessions.member,
    );
    expect(answer.content).toHaveLength(all.length);
    expect(answer).not.toHaveProperty('nextCursor');
  });

  test('needs its period, within the bounds of the record', async () => {
    const refused = async (query: TestCall['query']) =>
      (await gateway.call('listBets', { query }, sessions.member)).json.error?.params.fields;
    expect(await refused({})).toEqual([{ name: 'from', rule: 'required' }]);
    expect(await refused({ from: range.from })).toEqual([{ name: 'to', rule: 'required' }]);
    expect(await refused({ from: range.to, to: range.from })).toEqual([{ name: 'to', rule: 'min', min: 0 }]);
  });
});

describe('a cursor that this list did not make', () => {
  const ask = async (query: TestCall['query'], session = sessions.member) =>
    (await gateway.call('listBets', { query: { ...range, pageSize: 1, ...query } }, session)).json;
  const cursorOf = async (query: TestCall['query'] = {}) => {
    const { nextCursor = '' } = (await ask(query)).value as BetList;
    expect((await ask({ ...query, cursor: nextCursor })).success).toBe(true);
    return nextCursor;
  };
  const swap = (text: string, at: number): string =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

  test.each<[string, () => Promise<NonNullable<TestCall['query']>>]>([
    ['made up', async () => ({ cursor: 'eyJpZCI6IjEifQ' })],
    ['made up of three parts', async () => ({ cursor: 'a.b.c' })],
    ['changed in its first letter', async () => ({ cursor: swap(await cursorOf(), 0) })],
    ['changed in its middle', async () => ({ cursor: swap(await cursorOf(), 40) })],
    ['cut short', async () => ({ cursor: (await cursorOf()).slice(0, -4) })],
    ['of another order', async () => ({ sort: 'stake', cursor: await cursorOf({ sort: '-stake' }) })],
    ['of another filter', async () => ({ status: 'LOST', cursor: await cursorOf() })],
    ['of another period', async () => ({ to: new Date().toISOString(), cursor: await cursorOf() })],
    [
      'of another list',
      async () => {
        const query = { pageSize: 1 };
        await logInAll(gateway);
        const other = await gateway.value<SignInHistory>('getSignInHistory', { query }, sessions.member);
        return { cursor: other.nextCursor ?? '' };
      },
    ],
  ])('is refused when it is %s', async (_, query) => {
    const { error } = await ask(await query());
    expect(error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'cursor', rule: 'pattern' }] },
    });
  });

  test('is refused when it is of another account', async () => {
    const cursor = await cursorOf();
    expect((await ask({ cursor }, sessions.agent)).error?.code).toBe('VALIDATION_FAILED');
  });
});
