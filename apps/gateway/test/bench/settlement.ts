/**
 * The settlement of a day with 1,000,000 results: 10,000 agents on eight levels, each with contracts of all five kinds, and
 * 20,000 players below them. Every window of the day is settled; some of real-time wages are paid too. Then bills are made
 * again, as by whoever checks them.
 *
 *   node apps/gateway/test/bench/settlement.ts
 *
 * PostgreSQL runs with durability on, on a server of our own. Milliseconds; p50, p95 and the greatest. What is bare sums the same
 * results up the tree, or moves the same amounts, and does nothing else.
 */
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import type { TimeWindow } from '../../src/kernel/jobs/calendar.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { payAgentBill } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import { type ContractKind, contractKinds } from '../../src/modules/agent-contracts/machine.ts';
import { payDueBills } from '../../src/modules/agent-contracts/settlement/pay.ts';
import { recomputeBill } from '../../src/modules/agent-contracts/settlement/recompute.ts';
import { type SettledKind, settleWindow } from '../../src/modules/agent-contracts/settlement/settle.ts';
import { canonicalTerms, hashTerms, type Terms, type Tier } from '../../src/modules/agent-contracts/terms.ts';
import { head, measure, report, time } from './measure.ts';
import { AGENTS, currency, fillTree, MEMBERS, zone } from './tree.ts';

const RESULTS = Number(process.env.BENCH_RESULTS ?? 1_000_000);
const PLAYERS = 20_000;
const LEVELS = 12;
/** Windows of real-time wages that are paid, and bills of a kind that are made again. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 8);
/** Windows of real-time wages that are settled, evenly over the day, which has 288. */
const WINDOWS = Number(process.env.BENCH_WINDOWS ?? 48);
const MINUTE_MS = 60_000;
const WINDOW_MS = 5 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A day that is over, by the clocks of the merchant: Phnom Penh is seven hours ahead. */
const day = Math.floor((Date.now() + 7 * HOUR_MS) / DAY_MS) * DAY_MS - 7 * HOUR_MS - DAY_MS;
const policies = { needsRelease: false, reviewHours: 0, unpaidDays: 30 };

/** A dividend of one day: its cycle has as many results as the others. */
const periods = { DIVIDEND: 'day', DAILY: 'day', DAILY_MR: 'day', HOURLY: 'hour', REALTIME: 'five-minutes' } as const;

/** Each agent has a little less than the one above. @param depth of the agent below the top */
function termsOf(kind: ContractKind, depth: number): Terms {
  const share = (millionths: number): bigint => BigInt(Math.round((millionths * (20 - depth)) / 20));
  const tier = (volume: string, active: number, millionths: number): Tier => ({
    ...{ outcome: 'ANY', volume: parseMoney(volume), active, rateType: 'P', rate: share(millionths) },
    ...(kind === 'DIVIDEND' ? { loss: 0n } : {}),
  });
  return {
    period: periods[kind],
    activeFrom: parseMoney('1'),
    carry: 'NONE',
    deductions: kind === 'DIVIDEND' ? ['BONUS', 'DAILY_WAGE'] : [],
    tiers:
      kind === 'REALTIME' ? [tier('0', 0, 2_000)] : [tier('0', 1, 3_000), tier('50', 3, 4_000), tier('500', 8, 5_000)],
  };
}

/** Contracts of every agent with the one above it, the top one with the house, since ten days before. */
async function fillContracts(db: Executor): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  for (const kind of contractKinds) {
    const texts = Array.from({ length: LEVELS }, (_, depth) => {
      const terms = termsOf(kind, depth);
      return { depth, text: canonicalTerms(terms), hash: hashTerms(terms), active_from: terms.activeFrom.toString() };
    });
    await sql`
      with made as (
        insert into agent_contract (kind, game_type, currency, upline_id, downline_id, state)
          select ${kind}, 'ALL', ${currency}, upline_id, id, 'IN_FORCE' from member where id <= ${AGENTS}::int order by id
        returning id, downline_id
      )
      insert into agent_contract_version (contract_id, no, state, terms, terms_hash, period, active_from, expires_at, signed_at,
                                          effective_from)
        select made.id, 1, 'IN_FORCE', t.text, t.hash, ${periods[kind]}, t.active_from, began, began, began
          from made
          join agent_edge e on e.ancestor = 1 and e.descendant = made.downline_id
          join jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as t (depth int, text text, hash text, active_from bigint)
            on t.depth = e.depth
         cross join (select ${new Date(day - 10 * DAY_MS)}::timestamptz as began) b`.execute(db);
  }
  await sql`set session_replication_role = default`.execute(db);
}

/** What the players have done on the day, numbered evenly over it, in links of five minutes. */
async function fillResults(db: Executor): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into bet_result (bet_id, member_id, lineage_id, currency, game_type, at, reason, stake, valid_bet, payout)
    select n, m.id, m.lineage_id, ${currency}, 'RNG', w.at, 'SETTLE', 10000, 10000, case when n % 3 = 0 then 25000 else 0 end
      from generate_series(1, ${RESULTS}::int) n
     cross join lateral (select ${new Date(day)}::timestamptz + interval '1 day' * ((n - 0.5) / ${RESULTS}::int) as at) w
      join member m on m.id = ${AGENTS}::int + 1 + floor((n::bigint * 7919) % ${PLAYERS}::int * ${(MEMBERS - AGENTS) / PLAYERS}::float8)::int
     order by n`.execute(db);
  await sql`
    insert into result_seq select row_number() over (order by id), id, at from bet_result`.execute(db);
  await sql`
    insert into result_batch (seq_from, seq_to, booked_at, hash)
      select min(seq), max(seq), max(booked_at), sha256(max(seq)::text::bytea) from result_seq
       group by floor(extract(epoch from booked_at) / 300) order by 1`.execute(db);
  await sql`select sum_member_hours(1, ${RESULTS}::bigint, ${zone})`.execute(db);
  await sql`
    update result_counter c set seq = b.seq_to, hash = b.hash, booked_at = ${new Date(day + DAY_MS)}::timestamptz, zone = ${zone}
      from (select seq_to, hash from result_batch order by id desc limit 1) b`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
  await sql`
    vacuum analyze member, agent_edge, lineage, lineage_edge, agent_contract, agent_contract_version, bet_result, result_seq,
                   result_batch, member_hour`.execute(db);
}

const windowOf = (n: number, length: number): TimeWindow => ({
  ...{ start: new Date(day + n * length), end: new Date(day + (n + 1) * length), zone },
});

/** Settles a window, as its job does. @returns how many bills that made */
const settle = (db: Executor, kind: ContractKind, window: TimeWindow): Promise<number> =>
  inTransaction(db, async (trx) => {
    const of: SettledKind = { kind, period: periods[kind] };
    return (await settleWindow(trx, of, window, policies)).bills;
  });

/** Sums results of a window up the tree, and nothing else. */
const sumBare = ({ start, end }: TimeWindow, source: 'results' | 'hours') => {
  const rows =
    source === 'hours'
      ? sql`select member_id, lineage_id, valid_bet from member_hour
             where hour >= ${start}::timestamptz and hour < ${end}::timestamptz`
      : sql`select r.member_id, r.lineage_id, r.valid_bet from result_seq s join bet_result r on r.id = s.result_id
             where s.booked_at >= ${start}::timestamptz and s.booked_at < ${end}::timestamptz`;
  return sql`
    with base as materialized (select lineage_id, sum(valid_bet) as volume from (${rows}) r group by 1)
    select e.ancestor, sum(b.volume) from base b join lineage_edge e on e.lineage_id = b.lineage_id group by 1`;
};

let nextBare = 10 ** 12;
/** Pays that many amounts, a hundred in a transaction, and nothing else. */
async function payBare(db: Executor, count: number): Promise<void> {
  for (let from = 0; from < count; from += 100)
    await inTransaction(db, async (trx) => {
      for (let n = from; n < Math.min(count, from + 100); n++) {
        nextBare += 1;
        const bill = String(nextBare);
        await post(trx, payAgentBill({ bill, kind: 'REALTIME', member: String(1 + n), currency, amount: 100n }));
      }
    });
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const ratio = (ours: readonly number[], bare: readonly number[]): string =>
  `x${(middle(ours) / middle(bare)).toFixed(2)}`;

/** Windows of five minutes: the first of them are paid too. @returns what settling all of the day takes */
async function realTime(db: Executor): Promise<number> {
  const [settled, bare, paid, barePaid]: [number[], number[], number[], number[]] = [[], [], [], []];
  let bills = 0;
  const all = DAY_MS / WINDOW_MS;
  for (let n = 0; n < WINDOWS; n++) {
    const window = windowOf(Math.floor((n * all) / WINDOWS), WINDOW_MS);
    let made = 0;
    settled.push(
      await time(async () => {
        made = await settle(db, 'REALTIME', window);
      }),
    );
    bills += made;
    if (n >= ROUNDS) continue;
    bare.push(await time(() => sumBare(window, 'results').execute(db)));
    let count = 0;
    paid.push(
      await time(async () => {
        count = await payDueBills(db);
      }),
    );
    barePaid.push(await time(() => payBare(db, count)));
    console.log(
      `window ${n + 1}: ${made} bills settled in ${seconds(settled.at(-1) ?? 0)}, paid in ${seconds(paid.at(-1) ?? 0)}, bare ${seconds(barePaid.at(-1) ?? 0)}`,
    );
  }
  console.log(
    `\n${bills} bills of real-time wages; settled ${ratio(settled, bare)} and paid ${ratio(paid, barePaid)} to bare\n`,
  );
  head();
  report('five minutes of real-time wages settled', settled);
  report('the same results summed up the tree, bare', bare);
  report('their bills paid', paid);
  report('the same amounts moved, bare', barePaid);
  return (sum(settled) * all) / WINDOWS;
}

/** Windows of the other kinds. @returns what settling them took */
async function others(db: Executor): Promise<number> {
  const hours: number[] = [];
  for (let n = 0; n < 24; n++) hours.push(await time(() => settle(db, 'HOURLY', windowOf(n, HOUR_MS))));
  report('an hour of hourly wages settled', hours);
  await measure('the same hours summed up the tree, bare', 24, (n) =>
    sumBare(windowOf(n, HOUR_MS), 'hours').execute(db),
  );
  let all = sum(hours);
  for (const kind of ['DAILY', 'DAILY_MR', 'DIVIDEND'] as const) {
    const took = await time(() => settle(db, kind, windowOf(0, DAY_MS)));
    report(`a day of ${kind} settled`, [took]);
    all += took;
  }
  await measure('the same day summed up the tree, bare', 3, () => sumBare(windowOf(0, DAY_MS), 'hours').execute(db));
  return all;
}

/** Bills of agents below the first three levels, made again from results. */
async function again(db: Executor): Promise<void> {
  for (const kind of contractKinds) {
    const { rows } = await sql<{ id: string }>`
      select id from agent_bill where kind = ${kind} and payee_id > 50 order by md5(id::text) limit ${ROUNDS * 2}::int`.execute(
      db,
    );
    await measure(`a bill of ${kind} made again`, rows.length, async (n) => {
      const id = rows[n]?.id ?? '';
      const made = await recomputeBill(db, id);
      if (!made?.isSame) throw new Error(`Bill ${id} comes out otherwise: ${made?.differs}`);
    });
  }
}

const server = await startPostgres({ settings: { shared_buffers: '512MB' } });
const db = await openDb({ url: server.url, statementTimeout: 0 });
try {
  await migrate(db);
  const filling = await time(() =>
    db.kysely.connection().execute(async (connection) => {
      await fillTree(connection);
      await fillContracts(connection);
      await fillResults(connection);
    }),
  );
  console.log(`tree, contracts and ${RESULTS} results filled in ${seconds(filling)}\n`);
  const day = (await realTime(db.kysely)) + (await others(db.kysely));
  console.log(`\nall kinds of the day settled in ${seconds(day)}\n`);
  await sql`vacuum analyze agent_bill`.execute(db.kysely);
  head();
  await again(db.kysely);
} finally {
  await db.close();
  await server.stop();
}
