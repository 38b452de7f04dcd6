/**
 * Record pages on 5,000,000 entries of the ledger and 1,000,000 bets of 90 days: one member has placed 100,000 of them, 499
 * others some 1,800 each.
 *
 *   node apps/gateway/test/bench/records.ts
 *
 * PostgreSQL runs with durability on, on a server of our own. Milliseconds; p50, p95 and the greatest.
 */
import { startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import {
  readFlows,
  readLifetime,
  readPlay,
  readPlayed,
  readTime,
} from '../../src/modules/records/profit.repository.ts';
import { spansUntil } from '../../src/modules/records/profit.service.ts';
import {
  type BetFilter,
  listBetGames,
  listBets,
  listBetsBehind,
  sumBets,
} from '../../src/modules/records/records.repository.ts';
import {
  type MovementFilter,
  readMovements,
  sumFullBlocks,
  sumMovements,
} from '../../src/modules/wallet/movements.repository.ts';
import { head, measure } from './measure.ts';

const MEMBERS = 500;
const BETS = 1_000_000;
const DAYS = 90;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const zone = 'Asia/Phnom_Penh';
const currency = 'KHR';
/** Accounts of the house behind those of members: stakes that are open, what was won from players, what is given. */
const HOUSE = { open: 1_001, won: 1_002, given: 1_003 };

/** Every tenth bet is of the member with many. @param n number of the bet, in the order of time */
const member = (n: string) =>
  sql.raw(`(case when ${n} % 10 = 0 then 1 else 2 + (${n}::bigint * 7919) % ${MEMBERS - 1} end)`);
/** Gifts go round the others. */
const gifted = sql.raw(`(2 + n % ${MEMBERS - 1})`);
const moment = (n: string) => sql.raw(`(now() - interval '${DAYS} days' * (1 - ${n} / ${BETS}::float8))`);

async function fillBets(db: Executor): Promise<void> {
  await sql`
    insert into member (id, username, nickname, currency, language, referral_code, lineage_id) overriding system value
    select n, 'reader' || lpad(n::text, 4, '0'), 'Reader ' || n, ${currency}, 'KM', 'READ' || lpad(n::text, 12, '0'), 1
      from generate_series(1, ${MEMBERS}::int) n`.execute(db);
  await sql`
    create temp table played as
      select n, ${member('n')} as member_id, ${moment('n')} as at, g.vendor, g.game_id, g.category,
             case when n % 3 = 0 then 25000 else 0 end as payout
        from generate_series(1, ${BETS}::int) n
        join (select row_number() over () - 1 as place, count(*) over () as of, v.code as vendor, g.game_id, c.code as category
                from game g join vendor v on v.id = g.vendor_id cross join (values ('RNG')) c (code)) g
          on g.place = n % g.of`.execute(db);
  await sql`
    insert into round (vendor, round_id, member_id, game_id, category, currency, status, details, opened_at, closed_at)
    select vendor, 'r' || n, member_id, game_id, category, ${currency}, 'CLOSED', '[]', at, at from played`.execute(db);
  await sql`
    insert into bet (id, vendor, transaction_id, round_id, member_id, game_id, category, currency, stake, valid_bet,
                     payout, status, balance_before, balance_after, placed_at, settled_at, lineage_id)
    overriding system value
    select n, vendor, 't' || n, 'r' || n, member_id, game_id, category, ${currency}, 10000, 10000, payout,
           case when payout > 0 then 'WON' else 'LOST' end, 1000000, 1000000, at, at, 1 from played`.execute(db);
  await sql`
    insert into member_hour (hour, member_id, lineage_id, currency, game_type, bets, stake, valid_bet, ggr)
    select date_trunc('hour', at), member_id, 1, ${currency}, category, count(*), sum(10000), sum(10000),
           sum(10000 - payout) from played group by 1, 2, 5`.execute(db);
}

/** Two postings of two entries for each bet, and a gift to somebody for every second one. */
async function fillLedger(db: Executor): Promise<void> {
  await sql`
    insert into posting (id, key, kind, ref, member, currency, body_hash, created_at) overriding system value
    select 3 * n - part, (array['gift:', 'settle:', 'bet:'])[part + 1] || n,
           case part when 2 then 'BET' when 1 then case when payout > 0 then 'SETTLE_WON' else 'SETTLE_LOST' end else 'PROMO' end,
           case part when 0 then 'gift:' || n else 'round:' || vendor || ':r' || n end,
           case part when 0 then ${gifted} else member_id end::text, ${currency}, '\\x00', at
      from played cross join generate_series(0, 2) part where part > 0 or n % 2 = 0`.execute(db);
  await sql`
    insert into ledger_account (id, kind, owner, currency, balance, floor, seq) overriding system value
    select n, 'MAIN', n::text, ${currency}, 0, 0, 0 from generate_series(1, ${MEMBERS}::int) n
    union all select ${HOUSE.open}::int, 'OPEN_BETS', '', ${currency}, 0, null, 0
    union all select ${HOUSE.won}::int, 'GGR', '', ${currency}, 0, null, 0
    union all select ${HOUSE.given}::int, 'PROMO', '', ${currency}, 0, null, 0`.execute(db);
  await sql`
    insert into entry (account_id, seq, posting_id, leg, amount, balance_after)
    with leg as (
      select 3 * n - part as posting_id, 1 as leg, case part when 0 then ${gifted} else member_id end as account_id,
             case part when 2 then -10000 when 1 then payout else 100 end as amount
        from played cross join generate_series(0, 2) part where part > 0 or n % 2 = 0
      union all
      select 3 * n - part, 2, case part when 2 then ${HOUSE.open}::int when 1 then ${HOUSE.won}::int else ${HOUSE.given}::int end,
             case part when 2 then 10000 when 1 then -payout else -100 end
        from played cross join generate_series(0, 2) part where part > 0 or n % 2 = 0
    )
    select account_id, row_number() over (partition by account_id order by posting_id), posting_id, leg, amount, 1000000
      from leg order by posting_id, leg`.execute(db);
  await sql`
    update ledger_account a set seq = e.seq
      from (select account_id, max(seq) as seq from entry group by 1) e where e.account_id = a.id`.execute(db);
}

async function fill(db: Executor): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`set session_replication_role = replica`.execute(db);
  await fillBets(db);
  await fillLedger(db);
  await sql`set session_replication_role = default`.execute(db);
  await sql`vacuum analyze bet, round, posting, entry, ledger_account, member_hour`.execute(db);
}

/** Pages as the services ask for them. @param reader who asks in a round */
async function pages(db: Executor, of: string, reader: (n: number) => string): Promise<void> {
  const days = (count: number) => ({ from: new Date(Date.now() - count * 86_400_000), to: new Date() });
  const bets = (n: number, count: number): BetFilter => ({ memberId: reader(n), ...days(count) });
  const purse = (n: number) => ({ memberId: reader(n), currency });
  const betPage = (filter: BetFilter, sort: 'time' | '-time' | '-net', offset = 0) =>
    Promise.all([listBets(db, filter, sort, { offset, limit: 20 }), sumBets(db, filter)]);
  const movementPage = (n: number, filter: MovementFilter) =>
    Promise.all([readMovements(db, purse(n), filter, undefined, 21), sumMovements(db, purse(n), filter)]);

  await measure(`bets of today, ${of}`, ROUNDS, (n) => betPage(bets(n, 1), '-time'));
  await measure(`bets of 30 days, ${of}`, ROUNDS, (n) => betPage(bets(n, 30), '-time'));
  await measure(`bets of 90 days that were won, best first, ${of}`, ROUNDS, (n) =>
    betPage({ ...bets(n, 90), status: 'WON' }, '-net'),
  );
  await measure(`bets of 90 days of one kind of games and vendor, ${of}`, ROUNDS, (n) =>
    betPage({ ...bets(n, 90), category: 'RNG', vendor: 'HOUSE' }, '-time'),
  );
  const { game_id: gameId } = await db.selectFrom('bet').select('game_id').limit(1).executeTakeFirstOrThrow();
  await measure(`bets of 90 days of one game, ${of}`, ROUNDS, (n) =>
    betPage({ ...bets(n, 90), vendor: 'HOUSE', gameId }, '-time'),
  );
  await measure(`games of 90 days, ${of}`, ROUNDS, (n) => listBetGames(db, bets(n, 90), 1_000));
  await measure(`bets of 90 days, page 40, ${of}`, ROUNDS, (n) => betPage(bets(n, 90), '-time', 780));
  await measure(`bets of 90 days behind a place, ${of}`, ROUNDS, (n) =>
    listBetsBehind(db, bets(n, 90), '-time', { value: days(45).from.toISOString(), id: '1' }, 21),
  );
  await measure(`movements of 30 days, ${of}`, ROUNDS, (n) => movementPage(n, { ...days(30), postings: undefined }));
  await measure(`movements of 90 days, ${of}`, ROUNDS, (n) => movementPage(n, { ...days(90), postings: undefined }));
  await measure(`stakes of 90 days, ${of}`, ROUNDS, (n) =>
    movementPage(n, { ...days(90), postings: { kinds: ['BET'] } }),
  );
  await measure(`wins of 90 days, ${of}`, ROUNDS, (n) =>
    movementPage(n, { ...days(90), postings: { kinds: ['SETTLE_WON'] } }),
  );
  await measure(`gifts of 90 days, ${of}`, ROUNDS, (n) =>
    movementPage(n, { ...days(90), postings: { kinds: ['PROMO'] } }),
  );
  const spans = spansUntil(new Date(), 'DAILY', zone);
  await measure(`profit and loss by day, ${of}`, ROUNDS, (n) =>
    Promise.all([
      readPlay(db, purse(n), spans),
      readFlows(db, purse(n), spans),
      readLifetime(db, purse(n)),
      readPlayed(db, reader(n), days(30)),
      readTime(db, reader(n), days(30)),
    ]),
  );
  await measure(`time played in 30 days, ${of}`, ROUNDS, (n) => readPlayed(db, reader(n), days(30)));
  await measure(`time played in 90 days, ${of}`, ROUNDS, (n) => readPlayed(db, reader(n), days(90)));
}

const server = await startPostgres({ settings: { shared_buffers: '512MB' } });
const db = await openDb({ url: server.url });
try {
  await migrate(db);
  const started = performance.now();
  await db.kysely.connection().execute(fill);
  const { rows } = await sql<{ bets: string; entries: string }>`
    select (select count(*) from bet) as bets, (select count(*) from entry) as entries`.execute(db.kysely);
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${rows[0]?.bets} bets and ${rows[0]?.entries} entries filled in ${seconds} s\n`);
  const summing = performance.now();
  await sumFullBlocks(db.kysely);
  console.log(`full blocks of movements summed up in ${((performance.now() - summing) / 1_000).toFixed(1)} s\n`);
  head();
  await pages(db.kysely, 'a member', (n) => String(2 + ((n * 37) % (MEMBERS - 1))));
  await pages(db.kysely, 'who bets most', () => '1');
} finally {
  await db.close();
  await server.stop();
}
