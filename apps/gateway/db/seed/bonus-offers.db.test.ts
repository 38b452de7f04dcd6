import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../test/harness.ts';
import { seedBonusOffers } from './bonus-offers.ts';

const t = await testDb();
const db = t.db.kysely;
beforeEach(() => db.deleteFrom('bonus_offer').execute());

const begin = (by: string) =>
  db
    .insertInto('bonus_offer')
    .values({ kind: 'FIRST', currency: 'KHR', percent: 50, most: 1n, least: 1n, times: 2, days: 30, created_by: by })
    .execute();
const stored = () => db.selectFrom('bonus_offer').selectAll().orderBy('id').execute();

describe('the bonus offers of the demo', () => {
  test('are begun once, with their limits', async () => {
    await seedBonusOffers(db);
    const first = await stored();
    expect(first.map(({ kind, max_stake, stopped_by }) => [kind, max_stake, stopped_by])).toEqual([
      ['FIRST', '200000000', null],
      ['RELOAD', '200000000', null],
    ]);
    await seedBonusOffers(db);
    expect(await stored()).toEqual(first);
  });

  test('of an older one, without limits, make room for those of now', async () => {
    await begin('demo');
    await seedBonusOffers(db);
    expect((await stored()).map(({ max_win, stopped_by }) => [max_win, stopped_by])).toEqual([
      [null, 'demo'],
      ['20000000000', null],
      ['10000000000', null],
    ]);
  });

  test.each([
    ['begun one', () => begin('sopheap')],
    ['stopped one', () => sql`update bonus_offer set stopped_by = 'sopheap', stopped_at = now()`.execute(db)],
  ])('stay as they are where an operator has %s', async (_what, act) => {
    await begin('demo');
    await act();
    const before = await stored();
    await seedBonusOffers(db);
    expect(await stored()).toEqual(before);
  });
});
