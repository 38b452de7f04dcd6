import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../../test/harness.ts';
import { MIGRATIONS_DIR, migrate } from '../../kernel/db/migrate.ts';
import { openDb } from '../../kernel/db/open.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { resultChecks } from './results.verify.ts';
import { sequenceResults } from './sequencer.ts';

const before = mkdtempSync(join(tmpdir(), 'mekong-migrations-'));
afterAll(() => rmSync(before, { recursive: true, force: true }));

test('what was settled or paid before results were kept counts at the time of its settlement or posting', async () => {
  for (const file of readdirSync(MIGRATIONS_DIR))
    if (file < '0210') symlinkSync(join(MIGRATIONS_DIR, file), join(before, file));
  const db = await openDb({ url: await emptyDatabase() });
  await migrate(db, before);
  const { kysely } = db;
  await sql`
    insert into member (username, nickname, currency, language, referral_code, upline_id)
    values ('agent', 'Agent', 'KHR', 'KM', 'A', null), ('player', 'Player', 'KHR', 'KM', 'P', 100001)`.execute(kysely);
  await sql`
    insert into round (vendor, round_id, member_id, game_id, category, currency)
    values ('HOUSE', 'r', 100002, 'slot', 'RNG', 'KHR')`.execute(kysely);
  await sql`
    insert into bet (vendor, transaction_id, round_id, member_id, game_id, currency, stake, valid_bet, payout, status,
                     balance_before, balance_after, placed_at, settled_at)
    select 'HOUSE', status, 'r', 100002, 'slot', 'KHR', 100, valid_bet, payout, status, 0, 0, '2026-11-01T04:59Z', settled_at
      from (values ('WON', 100, 250, '2026-11-01T05:01Z'::timestamptz), ('LOST', 90, 0, '2026-11-01T04:59Z'),
                   ('VOID', 0, 0, '2026-11-01T05:00Z'), ('REFUNDED', 0, 0, '2026-11-01T05:00Z'), ('OPEN', 0, 0, null))
           as b (status, valid_bet, payout, settled_at)`.execute(kysely);
  const promo = async (key: string, kind: string, amount: number) =>
    sql`select ledger_post(${key}, ${kind}, 'round:HOUSE:r', '100002', 'KHR', ${JSON.stringify([
      { kind: 'PROMO', amount: String(-amount) },
      { kind: 'MAIN', owner: '100002', amount: String(amount) },
    ])}::jsonb, true)`.execute(kysely);
  await promo('promo_win:HOUSE:p:1', 'PROMO_WIN', 40);
  await promo('promo_win:HOUSE:p-2', 'PROMO_WIN', 7);
  await promo('rollback_promo:HOUSE:x/p:1', 'ROLLBACK_PROMO', -40);
  await sql`
    insert into provider_txn (vendor, transaction_id, kind, round_id)
    values ('HOUSE', 'p:1', 'PROMO_WIN', 'r'), ('HOUSE', 'p-2', 'PROMO_WIN', 'r'), ('HOUSE', 'x', 'ROLLBACK', 'r')`.execute(
    kysely,
  );
  await migrate(db);
  await sequenceResults(kysely, 'Asia/Phnom_Penh');
  const { rows } = await sql`
    select h.hour, h.bets, h.stake, h.valid_bet as "validBet", h.ggr, l.agent_id as agent
      from member_hour h join lineage l on l.id = h.lineage_id where h.bets > 0 order by h.hour`.execute(kysely);
  const about = { bets: 1, stake: '100', agent: '100001' };
  expect(rows).toEqual([
    { ...about, hour: new Date('2026-11-01T04:00:00Z'), validBet: '90', ggr: '100' },
    { ...about, hour: new Date('2026-11-01T05:00:00Z'), validBet: '100', ggr: '-150' },
  ]);
  // of now: a posting is stamped by the clock of the database
  const bonus = await sql`select sum(bonus)::int4 as bonus, sum(bets)::int4 as bets from member_hour where bonus <> 0`;
  expect((await bonus.execute(kysely)).rows).toEqual([{ bonus: 7, bets: 0 }]);
  expect((await verifyLedger(kysely, resultChecks)).checks.flatMap(({ findings }) => findings)).toEqual([]);
  // our own games are there without the demo
  expect(await kysely.selectFrom('vendor').select('code').execute()).toEqual([{ code: 'HOUSE' }]);
  await db.close();
});
