import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDb } from '../../../test/harness.ts';
import { inTransaction } from '../db/transaction.ts';
import { appendAudit, firstBrokenAudit, linkAudit } from './audit.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const note = (object: string) => appendAudit(db, { action: 'logout', actorRole: 'member', object, ip: '203.0.113.7' });
/** What somebody with the rights of the owner could do. */
const byForce = async (work: () => Promise<unknown>) => {
  await sql`alter table audit disable trigger user`.execute(db);
  await work();
  await sql`alter table audit enable trigger user`.execute(db);
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

  test.each([
    'update audit set object = $$x$$',
    'update audit set seq = seq + 1000',
    'delete from audit',
    'truncate audit',
    "insert into audit (seq, prev_hash, hash, actor_role, action) values (1000, '', '', 'member', 'logout')",
  ])('refuses: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/append-only|linked by audit_link/);
  });

  test('tells the first row that was changed by force', async () => {
    const row = await db.selectFrom('audit').select('object').where('seq', '=', '5').executeTakeFirst();
    await byForce(() => sql`update audit set object = 'somebody else' where seq = 5`.execute(db));
    expect(await firstBrokenAudit(db)).toBe('5');
    await byForce(() => sql`update audit set object = ${row?.object} where seq = 5`.execute(db));
    expect(await firstBrokenAudit(db)).toBeUndefined();
  });

  test('refuses a change of a row that is not linked yet, but for its place', async () => {
    await note('fresh');
    await expect(sql`update audit set object = 'x' where seq is null`.execute(db)).rejects.toThrow(/append-only/);
    await expect(
      sql`update audit set seq = 999, prev_hash = 'a', hash = 'b' where seq is null`.execute(db),
    ).rejects.toThrow(/append-only/);
    await expect(sql`delete from audit where seq is null`.execute(db)).rejects.toThrow(/append-only/);
    expect(await firstBrokenAudit(db)).toBeUndefined();
  });

  test('is linked without gaps by two who do it at once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => note(`more ${n}`)));
    await Promise.all([linkAudit(db), linkAudit(db), linkAudit(db)]);
    const { rows } = await sql<{ n: number; last: number }>`
      select count(*)::int4 as n, max(seq)::int4 as last from audit`.execute(db);
    expect(rows[0]?.n).toBe(rows[0]?.last);
    expect(await firstBrokenAudit(db)).toBeUndefined();
  });

  test('tells that its end was cut off', async () => {
    await sql`create table kept as select * from audit order by seq desc limit 1`.execute(db);
    const { rows } = await sql<{ seq: string }>`select seq from kept`.execute(db);
    await byForce(() => sql`delete from audit where id in (select id from kept)`.execute(db));
    expect(await firstBrokenAudit(db)).toBe(rows[0]?.seq);
    await byForce(() => sql`insert into audit overriding system value select * from kept`.execute(db));
    await sql`drop table kept`.execute(db);
    expect(await firstBrokenAudit(db)).toBeUndefined();
  });

  test('tells where a row was put in by force', async () => {
    const { rows } = await sql<{ end: string }>`select max(seq) + 1 as "end" from audit`.execute(db);
    await byForce(() =>
      sql`insert into audit (seq, prev_hash, hash, actor_role, action)
          select max(seq) + 1, (select hash from audit order by seq desc limit 1), repeat('f', 64), 'member', 'logout'
            from audit where seq is not null`.execute(db),
    );
    expect(await firstBrokenAudit(db)).toBe(rows[0]?.end);
    await byForce(() => sql`delete from audit where seq = ${rows[0]?.end}`.execute(db));
    expect(await firstBrokenAudit(db)).toBeUndefined();
  });

  test('tells where a row was taken out by force', async () => {
    await byForce(() => sql`delete from audit where seq = 7`.execute(db));
    expect(await firstBrokenAudit(db)).toBe('8');
  });
});

describe('a request that is audited', () => {
  // the embedded engine has one connection: its transactions wait for each other in any case
  test.runIf(t.engine === 'postgres')('does not wait for a transaction that holds an audit row', async () => {
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
    const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>();
    const open = inTransaction(db, async (trx) => {
      await appendAudit(trx, { action: 'logout', actorRole: 'member', object: 'slow' });
      opened();
      await isDone;
    });
    await isOpen;
    // a lock that the open transaction holds would end this one after two seconds
    await note('quick');
    await linkAudit(db);
    const linked = await db
      .selectFrom('audit')
      .select(['object', 'seq'])
      .where('object', 'in', ['slow', 'quick'])
      .execute();
    expect(linked).toEqual([{ object: 'quick', seq: expect.any(String) }]);
    finish();
    await open;
    await linkAudit(db);
    const slow = await db.selectFrom('audit').select('seq').where('object', '=', 'slow').executeTakeFirstOrThrow();
    expect(Number(slow.seq)).toBe(Number(linked[0]?.seq) + 1);
  });
});
