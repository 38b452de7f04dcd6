import { afterAll, expect, test, vi } from 'vitest';
import { createFieldCipher } from '../../src/kernel/field-cipher.ts';
import { stopDatabaseClock } from '../../test/clock.ts';
import { TEST_SECRET_KEY } from '../../test/gateway.ts';
import { testDb } from '../../test/harness.ts';
import { lotteries } from './data/draws.ts';
import { seedDraws } from './draws.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:10:20Z') });
afterAll(() => vi.useRealTimers());

const t = await testDb();
const db = t.db.kysely;
await stopDatabaseClock(db, new Date());
const seed = () => seedDraws(db, createFieldCipher(TEST_SECRET_KEY));
const draws = () =>
  db
    .selectFrom('draw')
    .innerJoin('lottery', 'lottery.id', 'draw.lottery_id')
    .select(['lottery.code', 'draw.issue', 'draw.status', 'draw.seed', 'draw.draws_at', 'draw.drawn_at'])
    .orderBy('lottery.place')
    .orderBy('draw.draws_at')
    .execute();

test('the demo begins with draws behind each lottery, one that is on and one that follows', async () => {
  await seed();
  const all = await draws();
  for (const { code, schedule } of lotteries) {
    const own = all.filter((draw) => draw.code === code);
    expect([code, own.filter(({ status }) => status === 'pending').length]).toEqual([code, 2]);
    // A weekend lottery has drawn on two days of seven.
    expect(own.filter(({ status }) => status === 'drawn').length).toBeGreaterThanOrEqual(schedule.weekdays ? 13 : 49);
  }
});

test('its next start keeps the past and makes up for what was missed', async () => {
  const before = (await draws()).filter(({ status }) => status === 'drawn');
  vi.setSystemTime(Date.now() + 20 * 60_000);
  await stopDatabaseClock(db, new Date());
  await seed();
  const after = await draws();
  const known = new Set(before.map(({ code, issue }) => `${code} ${issue}`));
  expect(after.filter(({ code, issue }) => known.has(`${code} ${issue}`))).toEqual(before);
  const missed = after.filter(({ code, drawn_at }) => code === 'fast-three' && drawn_at?.getTime() === Date.now());
  expect(missed).toHaveLength(20);
});
