import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDb } from '../../../test/harness.ts';
import { appendAudit, firstBrokenAudit } from './audit.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const note = (object: string) => appendAudit(db, { action: 'logout', actorRole: 'member', object, ip: '203.0.113.7' });
/** What somebody with the rights of the owner could do. */
const byForce = async (work: () => Promise<unknown>) => {
  await sql`alter table audit disable trigger audit_refuse`.execute(db);
  await work();
  await sql`alter table audit enable trigger audit_refuse`.execute(db);
};

describe('the audit chain', () => {
  test('is whole however many write at once, without a gap', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, n) => note(`object ${n}`)));
    expect(await firstBrokenAudit(db)).toBeUndefined();
    const rows = await db.selectFrom('audit').select(['seq', 'prev_hash', 'hash']).orderBy('seq').execute();
    expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
    expect(rows[0]?.prev_hash).toBe('0'.repeat(64));
    rows.slice(1).forEach((row, n) => {
      expect(row.prev_hash).toBe(rows[n]?.hash);
    });
  });

  test.each(['update audit set object = $$x$$', 'delete from audit', 'truncate audit'])(
    'refuses: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/append-only/);
    },
  );

  test('tells the first row that was changed by force', async () => {
    const row = await db.selectFrom('audit').select('object').where('seq', '=', '5').executeTakeFirst();
    await byForce(() => sql`update audit set object = 'somebody else' where seq = 5`.execute(db));
    expect(await firstBrokenAudit(db)).toBe('5');
    await byForce(() => sql`update audit set object = ${row?.object} where seq = 5`.execute(db));
    expect(await firstBrokenAudit(db)).toBeUndefined();
  });

  test('tells where a row was taken out by force', async () => {
    await byForce(() => sql`delete from audit where seq = 7`.execute(db));
    expect(await firstBrokenAudit(db)).toBe('8');
  });
});
