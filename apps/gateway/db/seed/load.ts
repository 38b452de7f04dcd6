import { sql } from 'kysely';
import type { Executor } from '../../src/db/types.ts';
import { grantPlayMoney } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import { parseMoney } from '../../src/ledger/money.ts';
import { hashPassword } from '../../src/modules/identity/passwords.ts';

/** Password of every member that this seed makes. */
export const LOAD_PASSWORD = 'Load-Test#2026';

export interface LoadSize {
  games: number;
  members: number;
  /** How many of the members get play money, one posting each. */
  funded: number;
}

/** What the benchmarks run against. */
export const LOAD_SIZE: LoadSize = { games: 10_000, members: 100_000, funded: 1_000 };

/** Numbers from here on belong to this seed, so that it never meets the demo. */
const FIRST_NODE_ID = 1_000_000;
const VENDORS = 40;

/**
 * Fills a database for load tests, set by set and not row by row: members `load000001` and up, games of the vendors
 * `LOAD01` to `LOAD40`. Running it again adds only what is missing.
 */
export async function seedLoad(db: Executor, size: LoadSize = LOAD_SIZE): Promise<void> {
  await seedVendors(db);
  await seedGames(db, size.games);
  await seedMembers(db, size.members);
  await fund(db, size.funded);
  await sql`analyze member, credential, vendor, game`.execute(db);
}

async function seedVendors(db: Executor): Promise<void> {
  await sql`
    insert into vendor (code, names, category, account_type_id, is_hot, status, place)
    select 'LOAD' || lpad(n::text, 2, '0'), jsonb_build_object('EN', 'Load vendor ' || n),
           (array['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT', 'PVP'])[1 + n % 8], 5000 + n, n % 5 = 0,
           'active', 5000 + n
      from generate_series(1, ${VENDORS}::int) n
    on conflict (code) do nothing`.execute(db);
}

async function seedGames(db: Executor, games: number): Promise<void> {
  await sql`
    insert into game (node_id, game_id, vendor_id, category, names, image, search_text, is_hot, is_new, rtp, min_bet,
                      place, popularity)
    select ${FIRST_NODE_ID}::int + n, 'load-' || n, v.id, v.category,
           jsonb_build_object('EN', w.word || ' ' || n, 'KM', 'ល្បែង ' || n, 'AR', 'لعبة ' || n),
           '/games/load-' || n || '.svg', lower(w.word || ' ' || n || E'\nល្បែង ' || n || E'\nلعبة ' || n || E'\n'
           || (v.names ->> 'EN')), n % 50 = 0, n % 40 = 0, 90 + n % 9, 1000000, n, (n * 7919) % 5000
      from generate_series(1, ${games}::int) n
      join vendor v on v.code = 'LOAD' || lpad((1 + n % ${VENDORS}::int)::text, 2, '0')
     cross join lateral (
       select (array['Golden', 'River', 'Lotus', 'Dragon', 'Monsoon', 'Pearl', 'Temple', 'Lantern'])[1 + n % 8] as word) w
    on conflict do nothing`.execute(db);
}

async function seedMembers(db: Executor, members: number): Promise<void> {
  const passwordHash = await hashPassword(LOAD_PASSWORD);
  await sql`
    insert into member (username, nickname, currency, language, referral_code, first_login_at)
    select 'load' || lpad(n::text, 6, '0'), 'Load ' || n, 'KHR', 'KM', 'LOAD' || lpad(n::text, 12, '0'), now()
      from generate_series(1, ${members}::int) n
    on conflict (username_key) do nothing`.execute(db);
  await sql`
    insert into credential (member_id, password_hash)
    select id, ${passwordHash} from member where username like 'load______'
    on conflict (member_id) do nothing`.execute(db);
}

async function fund(db: Executor, members: number): Promise<void> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('username', 'like', 'load______')
    .orderBy('id')
    .limit(members)
    .execute();
  const amount = parseMoney('1000000');
  for (const { id } of rows) await post(db, grantPlayMoney({ member: id, currency: 'KHR', amount }));
}
