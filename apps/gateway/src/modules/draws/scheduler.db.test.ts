import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { seedLotteries } from '../../../test/draws.ts';
import { TEST_SECRET_KEY } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { runs } from '../../../test/runs.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import type { Beacon } from './beacon.ts';
import { layOut } from './chain.ts';
import { hashOfSeed, resultOf } from './numbers.ts';
import { createDrawScheduler } from './scheduler.ts';

const t = await testDb();
const db = t.db.kysely;
const cipher = createFieldCipher(TEST_SECRET_KEY);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = Date.parse('2026-11-21T05:10:20Z');

let clock = start;
const processOf = (now = () => new Date(clock)) =>
  createDrawScheduler({ db, cipher, timeZone: async () => 'Asia/Phnom_Penh', announce: async () => undefined, now });
const scheduler = processOf();

await seedLotteries(db, [{ code: 'fast', schedule: { everyMinutes: 1, closeSeconds: 10 } }]);

beforeEach(async () => {
  clock = start;
  await sql`truncate draw, draw_gap, draw_chain`.execute(db);
  await sql`update lottery set status = 'active'`.execute(db);
});

const draws = () =>
  db
    .selectFrom('draw')
    .innerJoin('draw_chain as c', 'c.id', 'draw.chain_id')
    .selectAll('draw')
    .select('c.number')
    .orderBy('draws_at')
    .execute();
const issues = async (status: 'pending' | 'drawn' | 'void') =>
  (await draws()).filter((draw) => draw.status === status).map(({ issue }) => issue.slice(-4));
const positions = async () => (await draws()).map(({ number, position }) => `${number}/${position}`);

describe('the clock', () => {
  test('announces the current draw and the next, with the hash of their seeds only', async () => {
    await scheduler.tick();
    expect(await issues('pending')).toEqual(['0731', '0732']);
    for (const draw of await draws()) {
      expect(draw.seed_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(draw).toMatchObject({ seed: null, result: null, drawn_at: null });
    }
  });

  test('draws at its time and not a moment before', async () => {
    await scheduler.tick();
    clock = Date.parse('2026-11-21T05:10:59.999Z');
    await scheduler.tick();
    expect(await issues('drawn')).toEqual([]);
    clock += 1;
    await scheduler.tick();
    expect(await issues('drawn')).toEqual(['0731']);
    expect(await issues('pending')).toEqual(['0732', '0733']);
  });

  test('draws the numbers that were committed to', async () => {
    await scheduler.tick();
    const [announced] = await draws();
    clock += MINUTE;
    await scheduler.tick();
    const [drawn] = await draws();
    expect(drawn?.seed_hash).toBe(announced?.seed_hash);
    expect(hashOfSeed(drawn?.seed ?? '')).toBe(announced?.seed_hash);
    const [rule] = await db.selectFrom('lottery').select('rule').execute();
    const inputs = { seed: drawn?.seed ?? '', gameCode: 'fast', issue: drawn?.issue ?? '', publicValue: '' };
    expect(drawn?.result).toEqual(resultOf('digits', rule?.rule ?? [], inputs));
  });

  test('leads to the published hash of the chain from every seed it reveals', async () => {
    await scheduler.tick();
    for (let minute = 0; minute < 5; minute += 1) {
      clock += MINUTE;
      await scheduler.tick();
    }
    const [chain] = await db.selectFrom('draw_chain').selectAll().execute();
    const drawn = (await draws()).filter(({ status }) => status === 'drawn');
    expect(drawn).toHaveLength(5);
    // A revealed seed is the root of the chain that ends with it.
    for (const { seed, position } of drawn) expect(layOut(seed ?? '', position).tipHash).toBe(chain?.tip_hash);
  });

  test('keeps the root of the chain sealed', async () => {
    await scheduler.tick();
    const [chain] = await db.selectFrom('draw_chain').selectAll().execute();
    const root = cipher.open(chain?.sealed_root ?? '', 'draw-chain:fast:1');
    expect(layOut(root, chain?.length ?? 0).tipHash).toBe(chain?.tip_hash);
    expect(chain?.sealed_root).not.toContain(root);
    expect(() => cipher.open(chain?.sealed_root ?? '', 'draw-chain:other:1')).toThrow();
  });

  test('does nothing twice', async () => {
    await scheduler.tick();
    clock += 3 * MINUTE;
    await scheduler.tick();
    const once = await draws();
    await scheduler.tick();
    expect(await draws()).toEqual(once);
  });
});

describe('two processes', { tags: ['race'] }, () => {
  test('that tick at once draw once and announce once', async () => {
    const other = processOf();
    await Promise.all([scheduler.tick(), other.tick()]);
    for (let minute = 0; minute < 4; minute += 1) {
      clock += MINUTE;
      await Promise.all([scheduler.tick(), other.tick(), other.tick()]);
    }
    expect(await issues('drawn')).toEqual(['0731', '0732', '0733', '0734']);
    expect(await issues('pending')).toEqual(['0735', '0736']);
    expect(await positions()).toEqual(['1/1', '1/2', '1/3', '1/4', '1/5', '1/6']);
  });
});

describe('an absence', () => {
  test('between closing and drawing loses nothing: the next process draws what was committed', async () => {
    await scheduler.tick();
    const [announced] = await draws();
    clock += 10 * MINUTE;
    await processOf().tick();
    const [drawn] = await draws();
    expect(drawn).toMatchObject({ status: 'drawn', seed_hash: announced?.seed_hash, drawn_at: new Date(clock) });
  });

  test('is made up for, issue by issue, with the time it really happened', async () => {
    await scheduler.tick();
    clock += 30 * MINUTE;
    await scheduler.tick();
    const drawn = (await draws()).filter(({ status }) => status === 'drawn');
    expect(drawn.map(({ issue }) => Number(issue.slice(-4)))).toEqual(Array.from({ length: 30 }, (_, i) => 731 + i));
    expect(new Set(drawn.map(({ drawn_at }) => drawn_at?.getTime()))).toEqual(new Set([clock]));
    expect(await db.selectFrom('draw_gap').selectAll().execute()).toEqual([]);
  });

  test('of weeks makes up for the last 60 and names the others as a gap', async () => {
    await scheduler.tick();
    clock += 20 * DAY;
    await scheduler.tick();
    const all = await draws();
    // Two were announced before, sixty are made up for, two are ahead.
    expect(all).toHaveLength(64);
    const [gap] = await db.selectFrom('draw_gap').selectAll().execute();
    expect(gap).toMatchObject({ first_issue: '20261121-0733', last_issue: '20261211-0670', count: 20 * 1_440 - 62 });
    expect(all[2]?.issue).toBe('20261211-0671');
    expect(new Set(await positions()).size).toBe(64);
  });

  test('of the clock in the wrong year leaves the calendar as it was once the clock is right again', async () => {
    await scheduler.tick();
    clock += 400 * DAY;
    await scheduler.tick();
    clock = start + MINUTE;
    await scheduler.tick();
    clock += MINUTE;
    await scheduler.tick();
    const near = (await draws()).filter(({ draws_at }) => draws_at.getTime() < start + DAY);
    expect(near.map(({ issue, status }) => `${issue.slice(-4)} ${status}`)).toEqual([
      '0731 drawn',
      '0732 drawn',
      '0733 pending',
      '0734 pending',
    ]);
  });
});

test('wherever the clock jumps, whoever ticks: one draw per issue, seeds in their order, and an issue that is on', async () => {
  const jump = fc.oneof(
    fc.integer({ min: 0, max: 3 * MINUTE }),
    fc.integer({ min: -2 * MINUTE, max: 90 * MINUTE }),
    fc.integer({ min: DAY - MINUTE, max: 3 * DAY }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ jump, isTwice: fc.boolean() }), { minLength: 1, maxLength: 6 }),
      async (moves) => {
        clock = start;
        await sql`truncate draw, draw_gap, draw_chain`.execute(db);
        for (const { jump: by, isTwice } of moves) {
          clock += by;
          const fresh = processOf();
          await Promise.all(isTwice ? [fresh.tick(), scheduler.tick()] : [fresh.tick()]);
          const all = await draws();
          expect(all.filter((draw) => draw.status === 'pending' && draw.draws_at.getTime() <= clock)).toEqual([]);
          const on = all.filter((draw) => draw.opens_at.getTime() <= clock && clock < draw.draws_at.getTime());
          expect(on).toHaveLength(1);
          expect(all.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
            all.map((_, index) => index + 1),
          );
          for (const draw of all) expect(draw.seed === null).toBe(draw.status === 'pending');
        }
      },
    ),
    { numRuns: runs(6) },
  );
});

describe('chains', () => {
  test('are published long before they are needed, and follow each other without a hole', async () => {
    await scheduler.tick();
    const chainsOf = () => db.selectFrom('draw_chain').select(['number', 'used', 'length']).orderBy('number').execute();
    await sql`update draw_chain set used = 3070`.execute(db);
    clock += MINUTE;
    await scheduler.tick();
    expect(await chainsOf()).toHaveLength(1);
    clock += 3 * MINUTE;
    await scheduler.tick();
    expect(await chainsOf()).toEqual([
      { number: 1, used: 3_074, length: 4_096 },
      { number: 2, used: 0, length: 4_096 },
    ]);
    await sql`update draw_chain set used = 4095 where number = 1`.execute(db);
    clock += 3 * MINUTE;
    await scheduler.tick();
    expect((await positions()).slice(-3)).toEqual(['1/4096', '2/1', '2/2']);
  });
});

describe('a public value', () => {
  const values = new Map<number, string>();
  const beacon: Beacon = {
    url: 'https://beacon.example',
    roundAt: async (moment) => moment.getTime() / 1_000,
    valueOf: async (round) => values.get(round),
  };
  const withBeacon = createDrawScheduler({
    db,
    cipher,
    timeZone: async () => 'Asia/Phnom_Penh',
    announce: async () => undefined,
    beacon,
    now: () => new Date(clock),
  });
  const round = Date.parse('2026-11-21T05:11:00Z') / 1_000;
  beforeEach(() => values.clear());

  test('is that of the round which was named with the announcement, and is mixed into the numbers', async () => {
    await withBeacon.tick();
    expect((await draws()).map(({ public_round }) => Number(public_round))).toEqual([round, round + 60]);
    values.set(round, `${round}:${'0f'.repeat(32)}`);
    clock += MINUTE;
    await withBeacon.tick();
    const [drawn] = await draws();
    const inputs = {
      seed: drawn?.seed ?? '',
      gameCode: 'fast',
      issue: '20261121-0731',
      publicValue: `${round}:${'0f'.repeat(32)}`,
    };
    const [{ rule } = { rule: [] }] = await db.selectFrom('lottery').select('rule').execute();
    expect(drawn).toMatchObject({ public_value: inputs.publicValue, result: resultOf('digits', rule, inputs) });
  });

  test('is waited for: without it there are no numbers and no seed', async () => {
    await withBeacon.tick();
    clock += 30 * MINUTE;
    await withBeacon.tick();
    const waiting = (await draws()).filter(({ draws_at }) => draws_at.getTime() <= clock);
    // What never opened waits as well.
    expect(waiting).toHaveLength(30);
    expect(waiting.every(({ status, seed }) => status === 'pending' && seed === null)).toBe(true);
    for (const { public_round } of waiting) values.set(Number(public_round), `${public_round}:x`);
    await withBeacon.tick();
    expect(await issues('drawn')).toHaveLength(30);
  });

  test('that never comes makes the draw void after an hour, with its seed', async () => {
    await withBeacon.tick();
    clock = round * 1_000 + 60 * MINUTE;
    await withBeacon.tick();
    expect(await issues('void')).toEqual([]);
    clock += 1;
    await withBeacon.tick();
    const [lost] = await draws();
    expect(lost).toMatchObject({ status: 'void', result: null });
    expect(hashOfSeed(lost?.seed ?? '')).toBe(lost?.seed_hash);
  });
});

test('a lottery that is switched off voids what was announced, shows its seeds and announces nothing more', async () => {
  await scheduler.tick();
  await sql`update lottery set status = 'off'`.execute(db);
  clock += 5 * MINUTE;
  await scheduler.tick();
  expect(await issues('void')).toEqual(['0731', '0732']);
  expect(await issues('pending')).toEqual([]);
  for (const { seed, seed_hash, result } of await draws()) {
    expect(hashOfSeed(seed ?? '')).toBe(seed_hash);
    expect(result).toBeNull();
  }
});

test('a lottery that cannot be drawn keeps no other from its draws', async () => {
  await scheduler.tick();
  const broken = [{ prize: 'main', count: 5, min: 1, max: 3, digits: 1, isDistinct: true, isSorted: false }];
  await sql`
    insert into lottery (code, vendor, group_code, kind, rule, schedule, place)
    select 'broken', vendor, group_code, kind, ${JSON.stringify(broken)}::jsonb, schedule, 0 from lottery`.execute(db);
  await scheduler.tick();
  clock += MINUTE;
  await expect(scheduler.tick()).rejects.toThrow(AggregateError);
  const done = await db
    .selectFrom('draw')
    .innerJoin('lottery as l', 'l.id', 'draw.lottery_id')
    .select(['l.code', 'draw.status'])
    .where('draw.draws_at', '<=', new Date(clock))
    .orderBy('l.code')
    .execute();
  expect(done).toEqual([
    { code: 'broken', status: 'pending' },
    { code: 'fast', status: 'drawn' },
  ]);
  await sql`truncate draw, draw_gap, draw_chain`.execute(db);
  await sql`delete from lottery where code = 'broken'`.execute(db);
});

test('the history reaches 90 days back, and what is announced is never forgotten', async () => {
  await scheduler.tick();
  clock += 95 * DAY;
  await scheduler.tick();
  await scheduler.purge(db);
  const all = await draws();
  expect(all).toHaveLength(62);
  expect(await issues('pending')).toHaveLength(2);
  expect(await db.selectFrom('draw_gap').selectAll().execute()).toHaveLength(1);
});
