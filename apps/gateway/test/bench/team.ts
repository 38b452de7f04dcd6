/**
 * Pages of the agent centre on a tree of 100,000 members: 10,000 agents on eight levels, 90,000 players below them, and 15
 * days of play of 20,000 of them. Then what the sums of teams cost the sequencer of results.
 *
 *   node apps/gateway/test/bench/team.ts
 *
 * PostgreSQL runs with durability on, on a server of our own. Milliseconds; p50, p95 and the greatest.
 */
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import type { SignedIn } from '../../src/contract/actor.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { countLargeTeams } from '../../src/modules/agents/team/cycles.ts';
import { listLosses, sumLosses } from '../../src/modules/agents/team/losses.repository.ts';
import { createOverview } from '../../src/modules/agents/team/overview.service.ts';
import { listTeam, readPath, sumTeam } from '../../src/modules/agents/team/team.repository.ts';
import type { SettingsInForce } from '../../src/modules/system/settings.service.ts';
import { head, measure } from './measure.ts';
import { AGENTS, currency, fillTree, MEMBERS, zone } from './tree.ts';

const DAYS = 15;
/** Members who bet on a day. */
const BETTORS = 20_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);

/** What players bet on the days, and their teams. */
async function fillDays(db: Executor): Promise<void> {
  await sql`
    insert into team_day (member_id, day, currency, lineage_id, own_bets, own_stake, own_valid_bet, own_ggr, own_bonus,
                          bets, stake, valid_bet, ggr, bonus)
    with played as (
      select m.id as member_id, current_date - d as day, m.lineage_id
        from generate_series(0, ${DAYS - 1}::int) d join member m
          on m.id > ${AGENTS}::int and (m.id * 7919 + d * 104729) % ${MEMBERS - AGENTS}::int < ${BETTORS}::int
    ), parts as (
      select member_id, day, lineage_id, 50 as own, 0 as team from played
      union all
      select e.ancestor, p.day, e.above_id, 0, 50 from played p join lineage_edge e on e.lineage_id = p.lineage_id
    )
    select member_id, day, ${currency}, lineage_id, sum(own), sum(own) * 1000, sum(own) * 1000, sum(own) * 80, 0,
           sum(team), sum(team) * 1000, sum(team) * 1000, sum(team) * 80, 0
      from parts group by member_id, day, lineage_id`.execute(db);
  await sql`
    insert into team_active
      select e.ancestor, d.day, count(distinct d.member_id)
        from team_day d join lineage_edge e on e.lineage_id = d.lineage_id
       where d.own_valid_bet > 0 group by 1, 2`.execute(db);
  await sql`vacuum analyze member, agent_edge, lineage, lineage_edge, team_day, team_active, team_size`.execute(db);
}

/** Results that wait to be numbered, of members all over the tree. */
async function fillInbox(db: Executor, count: number): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    with who as materialized (
      select n, ${AGENTS}::int + 1 + (n * 7919 + floor(random() * 1000)::int) % ${MEMBERS - AGENTS}::int as id
        from generate_series(1, ${count}::int) n
    ), made as (
      insert into bet_result (bet_id, member_id, lineage_id, currency, game_type, reason, stake, valid_bet, payout)
      select who.n, m.id, m.lineage_id, ${currency}, 'RNG', 'SETTLE', 10000, 10000, 9000
        from who join member m on m.id = who.id
      returning id
    )
    insert into result_inbox select id from made`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
}

/** Pages as the services ask for them, each for the agent at the top and for one below, turn by turn. */
async function pages(db: Executor, of: string, reader: (n: number) => string): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, n) => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10));
  const [to, from] = [days[0] ?? '', days[6] ?? ''];
  const filter = (n: number) => ({ readerId: reader(n), parentId: reader(n), from, to, currency });
  const losses = (n: number) => ({
    ...filter(n),
    ...{ starts: new Date(`${from}T00:00:00Z`), ends: new Date(`${to}T23:59:59Z`) },
  });
  await measure(`level of ${of}, with its sums`, ROUNDS, async (n) => {
    await readPath(db, reader(n), reader(n));
    await Promise.all([listTeam(db, filter(n), { limit: 21 }), sumTeam(db, filter(n))]);
  });
  for (const sort of ['name', '-login', '-validBet'] as const)
    await measure(`level of ${of} by ${sort}`, ROUNDS, (n) => listTeam(db, filter(n), { sort, limit: 21 }));
  await measure(`all on level four below ${of} by valid bets`, ROUNDS, (n) =>
    listTeam(db, { ...filter(n), depth: 4 }, { sort: '-validBet', limit: 21 }),
  );
  await measure(`level three below ${of}`, ROUNDS, async (n) => {
    const { rows } = await sql<{ id: string }>`
      select descendant as id from agent_edge where ancestor = ${reader(n)}::bigint and depth <= 3
       order by depth desc, descendant limit 1`.execute(db);
    await listTeam(db, { ...filter(n), parentId: rows[0]?.id ?? reader(n) }, { limit: 21 });
  });
  await measure(`search below ${of}`, ROUNDS, (n) =>
    listTeam(db, { ...filter(n), find: `tree${String(90_000 + n).padStart(6, '0')}` }, { limit: 21 }),
  );
  const overview = createOverview({
    ...{ db, settings: { current: async () => ({ merchant: { timeZone: zone } }) as SettingsInForce } },
    income: async () => ({ currency, timeZone: zone, rows: [] }),
  });
  for (const asked of ['TODAY', 'CYCLE', 'LAST_CYCLE'] as const)
    await measure(`overview of ${of}, ${asked}`, ROUNDS, (n) =>
      overview.overview({ memberId: reader(n), currency } as SignedIn, { days: 14, period: asked }),
    );
  await measure(`user loss of ${of}, with its sums`, ROUNDS, (n) =>
    Promise.all([listLosses(db, losses(n), { sort: 'net', limit: 21 }), sumLosses(db, losses(n))]),
  );
}

async function sequencer(db: Executor): Promise<void> {
  for (const [name, count, rounds] of [
    ['a second', 12, 20],
    ['five minutes', 3_472, 6],
  ] as const) {
    for (let n = 0; n < rounds; n++) await fillInbox(db, count);
    await measure(`numbering ${name} of 1,000,000 a day`, rounds, async () => {
      await sql`select * from sequence_results(${zone}, ${count}::int4)`.execute(db);
    });
  }
}

const server = await startPostgres({ settings: { shared_buffers: '512MB' } });
const db = await openDb({ url: server.url });
try {
  await migrate(db);
  const started = performance.now();
  await db.kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await fillTree(connection);
    await fillDays(connection);
  });
  console.log(`tree and days filled in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
  head();
  // as the job that counts them has done
  await measure('cycles of all large teams counted', 2, async () => {
    await db.kysely.deleteFrom('team_enough').execute();
    await countLargeTeams(db.kysely, { zone, signal: new AbortController().signal });
  });
  await pages(db.kysely, 'the top agent', () => '1');
  // agents of all levels but the first two
  await pages(db.kysely, 'any agent', (n) => String(20 + ((n * 7919) % (AGENTS - 20))));
  await db.kysely.connection().execute(sequencer);
} finally {
  await db.close();
  await server.stop();
}
