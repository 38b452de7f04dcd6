import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { takeSeat } from '../../../test/seat.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { parseMoney } from '../../kernel/money.ts';

const t = await testDb();
const db = t.db.kysely;

beforeAll(() => addVendor(db, 'HOUSE', ['slot']));

describe.runIf(t.engine === 'postgres')('the role of the gateway', () => {
  test('settles bets, moves players, numbers results and names an agent, and writes no result past the functions', async () => {
    const [agent, idle] = [await addMember(db), await addMember(db)];
    const { memberId, bet } = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId: await addMember(db) });
    await bet(randomUUID(), parseMoney('100'));
    await inTransaction(db, async (trx) => {
      // what an operator gives it besides: the tables that are no ledger and no results
      await sql`grant select, insert, update on bet, round, member to mekong_app`.execute(trx);
      await sql`set local role mekong_app`.execute(trx);
      await sql`update bet set status = 'LOST', payout = 0 where member_id = ${memberId}::bigint`.execute(trx);
      await sql`update member set upline_id = ${agent}::bigint where id = ${memberId}::bigint`.execute(trx);
      await sql`select * from sequence_results('Asia/Phnom_Penh', 100)`.execute(trx);
      // the first bill of an agent that has no player
      await sql`select lineage_of(${idle}::bigint)`.execute(trx);
      await sql`savepoint tried`.execute(trx);
      for (const statement of [
        `insert into bet_result default values`,
        `insert into result_inbox values (1)`,
        `update result_counter set seq = 0`,
        `delete from member_hour`,
        `insert into lineage default values`,
      ]) {
        await expect(sql.raw(statement).execute(trx), statement).rejects.toMatchObject({ code: '42501' });
        await sql`rollback to savepoint tried`.execute(trx);
      }
      await sql`reset role`.execute(trx);
      await sql`revoke all on bet, round, member from mekong_app`.execute(trx);
    });
    const results = await db
      .selectFrom('bet_result')
      .select(['reason', 'stake'])
      .where('member_id', '=', memberId)
      .execute();
    expect(results).toEqual([{ reason: 'SETTLE', stake: '1000000' }]);
  });
});
