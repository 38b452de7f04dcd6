import { expect, test } from 'vitest';
import { testDb } from '../../../test/harness.ts';
import { create__Name__ } from './__name__.service.ts';

const t = await testDb();

test('what is newest comes first', async () => {
  const { kysely } = t.db;
  await kysely.insertInto('__table__').values({ created_at: new Date('2026-01-01T00:00:00Z') }).execute();
  await kysely.insertInto('__table__').values({ created_at: new Date('2026-02-01T00:00:00Z') }).execute();
  const months = (await create__Name__(kysely).list()).map((row) => row.created_at.getUTCMonth() + 1);
  expect(months).toEqual([2, 1]);
});
