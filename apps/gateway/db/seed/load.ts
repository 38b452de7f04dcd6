import { gameFeatures } from '@mekong/catalogue/types';
import { sql } from 'kysely';
import type { Executor } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { hashPassword } from '../../src/kernel/passwords.ts';
import { grantPlayMoney } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';
import { readSettings } from '../../src/modules/system/system.repository.ts';
import { makeGames, makeVendor } from './builders.ts';
import { loadName } from './load-names.ts';

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
const CATEGORIES = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT', 'PVP'] as const;
const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** Games of one statement. */
const AT_ONCE = 5_000;

/**
 * Fills a database for load tests, set by set and not row by row: members `load000001` and up, games of the vendors
 * `LOAD01` to `LOAD40`. Running it again adds only what is missing.
 */
export async function seedLoad(db: Executor, size: LoadSize = LOAD_SIZE): Promise<void> {
  await seedVendors(db);
  await seedGames(db, size.games);
  await seedMembers(db, size.members);
  await fund(db, size.funded);
  await sql`analyze member, credential, vendor, game, game_search, search_word`.execute(db);
}

const categoryOf = (at: number) => CATEGORIES[at % CATEGORIES.length] ?? 'RNG';
const vendorCode = (at: number) => `LOAD${String(at + 1).padStart(2, '0')}`;

async function seedVendors(db: Executor): Promise<void> {
  for (let at = 0; at < VENDORS; at++)
    await makeVendor(db, {
      code: vendorCode(at),
      category: categoryOf(at),
      names: { EN: `Load vendor ${at + 1}` },
      accountTypeId: 5_000 + at,
      isHot: at % 5 === 0,
      order: 5_000 + at,
    });
}

async function seedGames(db: Executor, games: number): Promise<void> {
  const known = await db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<string>().as('games'))
    .where('node_id', '>', FIRST_NODE_ID)
    .executeTakeFirstOrThrow();
  // terms are collected and put into their index in large portions: many times faster than one by one
  await sql`alter index game_search_terms_idx set (fastupdate = on, gin_pending_list_limit = 65536)`.execute(db);
  for (let start = Number(known.games); start < games; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, games - start) }, (_, at) => start + at);
    await makeGames(
      db,
      numbers.map((n) => ({
        gameId: `load-${n + 1}`,
        nodeId: FIRST_NODE_ID + n + 1,
        vendor: vendorCode(n % VENDORS),
        category: categoryOf(n % VENDORS),
        names: loadName(n),
        isHot: n % 50 === 0,
        isNew: n % 40 === 0,
        rtp: 90 + (n % 90) / 10,
        volatility: VOLATILITIES[n % 3] ?? 'medium',
        features: gameFeatures.filter((_, at) => (n + at) % 7 === 0),
        minBet: '100.0000',
        place: n + 1,
      })),
    );
  }
  await sql`select gin_clean_pending_list('game_search_terms_idx')`.execute(db);
  await sql`alter index game_search_terms_idx set (fastupdate = off)`.execute(db);
  await sql`alter index game_search_terms_idx reset (gin_pending_list_limit)`.execute(db);
}

/** Version of the agreement that new members have accepted. */
async function agreementInForce(db: Executor): Promise<string> {
  const kept = await readSettings(db);
  return SETTINGS.register.parse(kept.get('register') ?? {}).agreementVersion;
}

async function seedMembers(db: Executor, members: number): Promise<void> {
  const passwordHash = await hashPassword(LOAD_PASSWORD);
  const termsVersion = await agreementInForce(db);
  await sql`
    insert into member (username, nickname, currency, language, referral_code, first_login_at, terms_version)
    select 'load' || lpad(n::text, 6, '0'), 'Load ' || n, 'KHR', 'KM', 'LOAD' || lpad(n::text, 12, '0'), now(), ${termsVersion}
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
