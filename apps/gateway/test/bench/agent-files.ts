/**
 * Files of 100,000 rows of an agent, as the pages of the agent centre save them: everybody directly below, what they have lost,
 * their bets, their money, the bills of the agent, and the results and members behind one bill. How long until the first bytes, how long in all, and how much memory the
 * process takes with its thread for documents.
 *
 *   node apps/gateway/test/bench/agent-files.ts [names of files; all]
 *
 * PostgreSQL runs with durability on, on a server of our own.
 */
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import type { SignedIn } from '../../src/contract/actor.ts';
import { createCursors } from '../../src/contract/cursors.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { createFieldCipher } from '../../src/kernel/field-cipher.ts';
import { createPdfPrinter } from '../../src/kernel/pdf/printer.ts';
import { createBills } from '../../src/modules/agent-contracts/settlement/bills.service.ts';
import { createLosses } from '../../src/modules/agents/team/losses.service.ts';
import { createTeam } from '../../src/modules/agents/team/team.service.ts';
import { createFileWriter } from '../../src/modules/documents/file-writer.ts';
import {
  betsTable,
  billMembersTable,
  billResultsTable,
  billsTable,
  lossesTable,
  movementsTable,
  teamTable,
} from '../../src/modules/documents/table-files.ts';
import { createTeamBets } from '../../src/modules/records/team-bets.service.ts';
import type { Settings } from '../../src/modules/system/settings.service.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';
import { createTeamMovements } from '../../src/modules/wallet/team-movements.service.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const currency = 'KHR';
const names = process.argv.slice(2);
/** Number of a bill that counts everything that was played. */
const DIVIDEND = '9000000';

/** An agent, number 1, with everybody directly below: each has bet once, has got a gift, and has made a bill. */
async function fill(db: Executor): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into member (id, username, nickname, currency, language, referral_code, type, upline_id, lineage_id, registered_at)
    overriding system value
    select n, 'below' || lpad(n::text, 6, '0'), 'Below ' || n, ${currency}, 'KM', 'BELOW' || lpad(n::text, 11, '0'),
           case when n = 1 then 1 else 0 end, case when n > 1 then 1 end, case when n = 1 then 1 else 2 end,
           now() - make_interval(mins => n)
      from generate_series(1, ${ROWS}::int + 1) n`.execute(db);
  await sql`
    insert into agent_edge (ancestor, descendant, depth)
    select id, id, 0 from member union all select 1, id, 1 from member where id > 1`.execute(db);
  await sql`insert into lineage (id, agent_id, from_seq) overriding system value values (2, 1, 0)`.execute(db);
  await sql`insert into lineage_edge (lineage_id, ancestor, parent, depth, above_id) values (2, 1, null, 0, 1)`.execute(
    db,
  );
  await sql`select count_teams()`.execute(db);
  await sql`
    create temp table played as
      select n, n + 1 as member_id, now() - interval '80 days' * (1 - n / ${ROWS}::float8) as at, g.vendor, g.game_id,
             10000 * (1 + n % 977)::bigint as stake, case when n % 3 = 0 then 25000 * (n % 1979)::bigint else 0 end as payout
        from generate_series(1, ${ROWS}::int) n
        join (select row_number() over () - 1 as place, count(*) over () as of, v.code as vendor, g.game_id
                from game g join vendor v on v.id = g.vendor_id) g on g.place = n % g.of`.execute(db);
  await sql`
    insert into round (vendor, round_id, member_id, game_id, category, currency, status, details, opened_at, closed_at)
    select vendor, 'r' || n, member_id, game_id, 'RNG', ${currency}, 'CLOSED', '[]', at, at from played`.execute(db);
  await sql`
    insert into bet (vendor, transaction_id, round_id, member_id, game_id, category, currency, stake, valid_bet, payout, status,
                     balance_before, balance_after, placed_at, settled_at, lineage_id)
    select vendor, 't' || n, 'r' || n, member_id, game_id, 'RNG', ${currency}, stake, stake, payout,
           case when payout > 0 then 'WON' else 'LOST' end, 1000000000, 1000000000 - stake + payout, at, at, 2
      from played`.execute(db);
  await sql`
    insert into team_day (member_id, day, currency, lineage_id, own_bets, own_stake, own_valid_bet, own_ggr, own_bonus, bets,
                          stake, valid_bet, ggr, bonus)
    select member_id, at::date, ${currency}, 2, 1, stake, stake, stake - payout, 0, 0, 0, 0, 0, 0 from played
    union all
    select 1, at::date, ${currency}, 1, 0, 0, 0, 0, 0, count(*), sum(stake), sum(stake), sum(stake - payout), 0
      from played group by 2`.execute(db);
  await sql`
    insert into ledger_account (id, kind, owner, currency, balance, floor, seq) overriding system value
    select member_id, 'MAIN', member_id::text, ${currency}, 1000, 0, 1 from played
    union all select 9000000, 'PROMO', '', ${currency}, 0, null, ${ROWS}::int`.execute(db);
  await sql`
    insert into posting (id, key, kind, ref, member, currency, body_hash, created_at) overriding system value
    select n, 'gift:' || n, 'PROMO', 'gift:' || n, member_id::text, ${currency}, '\\x00', at from played`.execute(db);
  await sql`
    insert into entry (account_id, seq, posting_id, leg, amount, balance_after)
    select member_id, 1, n, 1, 1000, 1000 from played
    union all select 9000000, n, n, 2, -1000, -1000 * n from played`.execute(db);
  const team = {
    bets: 1,
    stake: '1.0000',
    volume: '1.0000',
    ggr: '1.0000',
    payout: '0.0000',
    bonus: '0.0000',
    active: 1,
  };
  const doc = {
    team,
    base: '1.0000',
    rateType: 'P',
    rate: '0.010000',
    row: 1,
    gross: '0.0100',
    trace: [{}],
    downlines: [],
  };
  await sql`
    insert into agent_bill (contract_id, version_no, kind, window_start, window_end, no, payee_id, lineage_id, currency,
                            game_type, seq_to, gross, net, delta, due, paid, carry_out, doc, hash, state, pay_from, created_at, paid_at)
    select 1, 1, 'REALTIME', at, at + interval '5 minutes', 1, 1, 1, ${currency}, 'ALL', 1, stake, stake, stake, stake, stake, 0,
           ${JSON.stringify(doc)}, repeat('0', 64), 'ISSUED', at, at, at from played`.execute(db);
  await sql`
    insert into bet_result (bet_id, member_id, lineage_id, currency, game_type, at, reason, stake, valid_bet, payout)
    select b.id, b.member_id, 2, ${currency}, 'RNG', b.settled_at, 'SETTLE', b.stake, b.valid_bet, b.payout
      from bet b order by b.settled_at`.execute(db);
  await sql`insert into result_seq select row_number() over (order by id), id, at from bet_result`.execute(db);
  await sql`
    insert into agent_contract (id, kind, game_type, currency, downline_id, state) overriding system value
    values (2, 'DIVIDEND', 'ALL', ${currency}, 1, 'IN_FORCE')`.execute(db);
  // its window ends behind the days that the file of the bills is asked for
  await sql`
    insert into agent_bill (id, contract_id, version_no, kind, window_start, window_end, no, payee_id, lineage_id, currency,
                            game_type, seq_to, gross, net, delta, due, paid, carry_out, doc, hash, state, pay_from, created_at)
    overriding system value
    select ${DIVIDEND}::bigint, 2, 1, 'DIVIDEND', now() - interval '90 days', now() + interval '1 day', 1, 1, 1, ${currency}, 'ALL', max(seq),
           0, 0, 0, 0, 0, 0, ${JSON.stringify(doc)}, repeat('0', 64), 'ISSUED', now(), now()
      from result_seq`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

const server = await startPostgres({ settings: { shared_buffers: '256MB' } });
const db = await openDb({ url: server.url });
const printer = createPdfPrinter();
try {
  await migrate(db);
  await db.kysely.connection().execute(fill);
  const settings = { current: async () => ({ merchant: SETTINGS.merchant.parse({}) }) } as Settings;
  const cursors = createCursors(createFieldCipher(new Uint8Array(32)));
  const now = () => new Date();
  const teamPath = async () => [];
  const context = { db: db.kysely, cursors, settings, now, teamPath };
  const { table, document } = createFileWriter({ printer, settings, now });
  const actor = { memberId: '1', username: 'reader', currency } as SignedIn;
  const [from, to] = [
    new Date(Date.now() - 85 * 86_400_000).toISOString(),
    new Date(Date.now() + 3_600_000).toISOString(),
  ];
  const days = { from: from.slice(0, 10), to: to.slice(0, 10) };
  const bills = createBills(context);
  const files = {
    team: teamTable(createTeam(context))(days),
    losses: lossesTable(createLosses(context))(days),
    bets: betsTable(createTeamBets(context))({ from, to }),
    money: movementsTable(createTeamMovements(context))({ from, to }),
    bills: billsTable(bills)({ from, to }),
    results: billResultsTable(bills)(DIVIDEND),
    members: billMembersTable(bills)(DIVIDEND),
  };
  const asked = Object.keys(files).filter((name) => names.length === 0 || names.includes(name));
  console.log(
    `${''.padEnd(14)}${['first s', 'all s', 'CPU s', 'MB', 'peak MB'].map((word) => word.padStart(9)).join('')}`,
  );
  const save = async (kind: 'table' | 'document', name: keyof typeof files) => {
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 50);
    const [started, used] = [performance.now(), process.cpuUsage()];
    const { pieces } = await (kind === 'table' ? table : document)<never>(
      { actor, language: 'EN' },
      files[name] as never,
    );
    let [first, bytes, lines] = [0, 0, 0];
    for await (const piece of pieces) {
      first ||= performance.now() - started;
      bytes += Buffer.byteLength(piece);
      if (kind === 'table') lines += piece.toString().split('\r\n').length - 1;
    }
    clearInterval(watch);
    // a heading and a row of sums
    if (kind === 'table' && lines !== ROWS + 2) throw new Error(`${name}: ${lines} lines`);
    const { user, system } = process.cpuUsage(used);
    const figures = [first / 1_000, (performance.now() - started) / 1_000, (user + system) / 1e6, bytes / 1e6];
    console.log(
      `${`${kind === 'table' ? 'CSV' : 'PDF'}, ${name}`.padEnd(14)}${[...figures, (peak - before) / 1e6]
        .map((figure) => figure.toFixed(1).padStart(9))
        .join('')}`,
    );
  };
  for (const kind of ['table', 'document'] as const)
    for (const name of asked as (keyof typeof files)[]) await save(kind, name);
} finally {
  await printer.close();
  await db.close();
  await server.stop();
}
