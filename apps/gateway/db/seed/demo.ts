import { createHash } from 'node:crypto';
import { chanceFrom } from '@mekong/catalogue/chance';
import { allGames, catalogueSources } from '@mekong/catalogue/games';
import { vendors } from '@mekong/catalogue/vendors';
import { writtenGames } from '@mekong/catalogue/written-games';
import { sql } from 'kysely';
import type { Db } from '../../src/kernel/db/open.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import type { FieldCipher } from '../../src/kernel/field-cipher.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { hashPassword } from '../../src/kernel/passwords.ts';
import { recountPopularity } from '../../src/modules/games/popularity.repository.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';
import { seedContracts } from './agents.ts';
import { seedBills } from './bills.ts';
import { seedBonusOffers } from './bonus-offers.ts';
import { giveDetail, makeGames, makeVendor } from './builders.ts';
import { seedContent } from './content.ts';
import { seedCredit } from './credit.ts';
import { seededPlayers } from './data/players.ts';
import { makeDemoMember } from './demo-member.ts';
import { seedDraws } from './draws.ts';
import { type HistoryGame, playHistory } from './history.ts';
import { seedChecks } from './identity-checks.ts';
import { payIn } from './pay-in.ts';
import { seedPlans } from './plans.ts';
import { seedRooms } from './rooms.ts';
import { dealRounds, teamMoments } from './team-play.ts';
import { seedAgents, seedQuiet } from './tree.ts';
import { renewWithdrawals, seedWithdrawals } from './withdrawals.ts';

const PASSWORD = 'Mekong#2026';

/** Accounts anybody may log in with; the start message and the README name them. */
export const demoAccounts = [
  { role: 'member', username: 'sokha', password: PASSWORD },
  { role: 'trial', username: 'trial', password: PASSWORD },
  { role: 'agent', username: 'dara', password: PASSWORD },
] as const;

/** How their owners are reached; the README names them too. What is sent there is read in the operators' console. */
export const demoContacts = [
  { username: 'sokha', email: 'sokha@example.com', mobileNum: '85512345678' },
  { username: 'dara', email: 'dara@example.com', mobileNum: '85512345679' },
] as const;

const HOUR_MS = 3_600_000;
/** Winners board and popular games look at the last 24 hours and 7 days; the record reaches a little further back. */
const HISTORY_DAYS = 10;
const HISTORY_ROUNDS = 140;
/** Days of play of the team of dara. */
const TEAM_DAYS = 60;
/** Of its rounds so many are sokha's, whom visitors log in as. */
const SOKHAS_SHARE = 0.15;
/** Games that it plays: few, so that few are opened. */
const TEAM_GAMES = 3;
/** Rounds of it in the last minutes, for what is settled in real time. */
const ROUNDS_NOW = 2;
/** Payments of the team in the last days, one a day. */
const PAID_IN = ['200000', '50000', '120000', '80000', '300000', '60000', '150000', '100000'];
/** When fewer wins than this are left of the last 24 hours, the players play again. */
const FRESH_WINS = 8;
const FRESH_ROUNDS = 60;

export interface DemoOptions {
  /** `written`: only the games that were written by hand, some three hundred; for tests. Default `whole`. */
  readonly catalogue?: 'whole' | 'written' | undefined;
}

/**
 * Fills a database for the demo, whatever is in it: catalogue and content are brought up to date when their data changed,
 * accounts and history are made once, and when the last day was quiet the players play a few rounds.
 *
 * @param cipher of the gateway that will read it
 * @param say told what is being done
 */
export async function seedDemo(
  db: Db,
  cipher: FieldCipher,
  say: (line: string) => void,
  { catalogue = 'whole' }: DemoOptions = {},
): Promise<void> {
  const { kysely } = db;
  const isNew = !(await hasAccounts(kysely));
  if (isNew) say('Filling the demo: games, accounts, a few days of play');
  await seedCatalogue(kysely, catalogue);
  if (isNew) {
    await seedAccounts(kysely);
    await payInTeam(kysely);
    const { timeZone } = SETTINGS.merchant.parse({});
    // what is played in the last minutes is of today too
    const moments = teamMoments(chanceFrom(60), TEAM_DAYS, timeZone).slice(0, -ROUNDS_NOW);
    await playTeam(kysely, 'demo-team', moments);
    await playPastDays(kysely);
    await seedBills(kysely, () => playTeam(kysely, 'demo-now', Array.from({ length: ROUNDS_NOW })));
  }
  // some of what is announced is of a vendor or a game
  await seedContent(kysely);
  await seedPlans(kysely);
  await seedBonusOffers(kysely);
  if (!isNew) await playLastHours(kysely);
  await seedRooms(kysely);
  await seedDraws(kysely, cipher);
  await seedContacts(kysely, cipher);
  await seedChecks(kysely, cipher);
  if (isNew) await seedWithdrawals(kysely, cipher, (await openGames(kysely)).find(isHouseSlot));
  else await renewWithdrawals(kysely);
  await recountPopularity(kysely);
}

const isHouseSlot = ({ vendor, category }: HistoryGame) => vendor === 'HOUSE' && category === 'RNG';

async function hasAccounts(db: Executor): Promise<boolean> {
  const found = await db.selectFrom('member').select('id').where('username_key', '=', 'sokha').executeTakeFirst();
  return found !== undefined;
}

/** Vendors and games of the demo data. Nothing is written when the data is what it was at the last start. */
async function seedCatalogue(db: Executor, part: 'whole' | 'written'): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([part, catalogueSources]))
    .digest('base64url');
  const stored = await db.selectFrom('setting').select('value').where('key', '=', 'demoCatalogue').executeTakeFirst();
  if (stored && 'hash' in stored.value && stored.value.hash === hash) return;
  await db.transaction().execute(async (trx) => {
    for (const vendor of vendors) await makeVendor(trx, vendor);
    const all = part === 'whole' ? allGames() : writtenGames;
    await gatheringTerms(trx, () =>
      makeGames(
        trx,
        all.map((game, place) => ({ ...game, place: place + 1 })),
      ),
    );
    const value = JSON.stringify({ hash });
    await trx
      .insertInto('setting')
      .values({ key: 'demoCatalogue', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  });
  await sql`analyze vendor, game, game_search`.execute(db);
}

const TERM_INDEXES = ['game_search_terms_idx', 'search_word_deletes_idx'];

/** The indexes of the search take what is written in bulk together at the end: row by row it costs more than twice as much. */
async function gatheringTerms(trx: Executor, write: () => Promise<void>): Promise<void> {
  for (const index of TERM_INDEXES) await sql`alter index ${sql.ref(index)} set (fastupdate = on)`.execute(trx);
  await write();
  for (const index of TERM_INDEXES) {
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(trx);
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(trx);
  }
}

async function seedAccounts(db: Executor): Promise<void> {
  const chance = chanceFrom(7);
  const passwordHash = await hashPassword(PASSWORD);
  const lockedHash = await hashPassword(crypto.randomUUID());
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS);
  const grant = parseMoney('1000000');
  const vanna = await makeDemoMember(db, {
    username: 'vanna',
    nickname: 'Vanna',
    passwordHash,
    type: 2,
    affiliateCode: 'MEKONGVANNA2026A',
    club: { label: 'Gold', rank: 3 },
    registeredAt: daysAgo(400),
  });
  const dara = await makeDemoMember(db, {
    username: 'dara',
    nickname: 'Dara',
    passwordHash,
    type: 1,
    uplineId: vanna,
    affiliateCode: 'MEKONGDARA2026AA',
    balance: parseMoney('2500000'),
    club: { label: 'Gold', rank: 3 },
    registeredAt: daysAgo(320),
  });
  await makeDemoMember(db, {
    username: 'sokha',
    nickname: 'Sokha',
    passwordHash,
    uplineId: dara,
    balance: grant,
    club: { label: 'Silver', rank: 2 },
    registeredAt: daysAgo(210),
  });
  await makeDemoMember(db, {
    username: 'trial',
    nickname: 'Trial',
    passwordHash,
    type: 4,
    balance: parseMoney('100000'),
    registeredAt: daysAgo(30),
  });
  // Nobody can log in as the others: their password is nothing that anybody knows.
  const { tree, partners } = await seedAgents(db, { dara, passwordHash: lockedHash, rithyHash: passwordHash, daysAgo });
  const places = Object.values(tree);
  let turn = 0;
  for (const username of seededPlayers)
    await makeDemoMember(db, {
      username,
      nickname: username.charAt(0).toUpperCase() + username.slice(1),
      passwordHash: lockedHash,
      uplineId: chance.next() < 0.4 ? places[++turn % places.length] : undefined,
      balance: grant,
      registeredAt: daysAgo(chance.between(TEAM_DAYS + 1, 200)),
    });
  await seedQuiet(db, tree, { passwordHash: lockedHash, daysAgo, partners });
  const { rithy = '' } = tree;
  await seedContracts(db, { vanna, dara, rithy, partners });
  await seedCredit(db, { dara, debtor: partners.at(-1) ?? '', daysAgo });
  await sql`update member set first_login_at = registered_at where first_login_at is null`.execute(db);
}

/** Mail address and mobile number of the demo accounts, where their owners have not set others. */
async function seedContacts(db: Executor, cipher: FieldCipher): Promise<void> {
  for (const { username, ...details } of demoContacts)
    for (const [field, value] of Object.entries(details)) await giveDetail(db, cipher, username, { field, value });
}

/** Games that take bets now, as the history plays them: those that are known best, hot ones more often. */
async function openGames(db: Executor): Promise<HistoryGame[]> {
  const { rows } = await sql<{
    vendor: string;
    gameId: string;
    category: HistoryGame['category'];
    minBet: string;
    isHot: boolean;
  }>`
    select v.code as vendor, g.game_id as "gameId", g.category, g.min_bet as "minBet", g.is_hot as "isHot"
      from game g join vendor v on v.id = g.vendor_id
     where g.status = 'active' and v.status = 'active' and g.node_id = any(${writtenGames.map(({ nodeId }) => nodeId)})
     order by g.place`.execute(db);
  return rows.flatMap(({ isHot, minBet, ...game }) => {
    const entry = { ...game, minBet: BigInt(minBet) };
    // the house's own are the best known of all
    return Array.from({ length: isHot ? (game.vendor === 'HOUSE' ? 20 : 3) : 1 }, () => entry);
  });
}

async function realPlayers(db: Executor): Promise<{ id: string; username: string; currency: string }[]> {
  return (
    db
      .selectFrom('member')
      .select(['id', 'username', 'currency'])
      .where('type', '<>', 4)
      .where('status', '=', 'active')
      // an account without money does not play
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('ledger_account as a')
            .select('a.id')
            .whereRef('a.owner', '=', sql<string>`member.id::text`)
            .where('a.kind', '=', 'MAIN')
            .where('a.balance', '>', '0'),
        ),
      )
      // whoever has closed play to himself does not play
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('play_limit').select('kind').whereRef('member_id', '=', 'member.id'))),
      )
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('play_break').select('kind').whereRef('member_id', '=', 'member.id'))),
      )
      .orderBy('id')
      .limit(40)
      .execute()
  );
}

/**
 * The days before the first start: most rounds lie in the last 24 hours, which the boards show. They are those of dara and of
 * players beside her team, whose own days resemble each other.
 */
async function playPastDays(db: Executor): Promise<void> {
  const chance = chanceFrom(2026);
  const { team } = await teamOfDara(db);
  const players = (await realPlayers(db)).filter(({ id }) => !team.has(id));
  const now = Date.now();
  const times = Array.from({ length: HISTORY_ROUNDS }, () => {
    const hours = chance.next() < 0.9 ? chance.next() * 20 : 20 + chance.next() * (HISTORY_DAYS - 1) * 24;
    return now - 10 * 60_000 - hours * HOUR_MS;
  }).sort((a, b) => a - b);
  const rounds = times.map((time) => {
    const player = chance.pick(players);
    return { memberId: player.id, currency: player.currency, at: new Date(time) };
  });
  await playHistory(db, { prefix: 'demo', chance, games: await openGames(db), rounds });
}

/** Who stands below dara, those of them who play, and what: slots, which every contract of the demo counts. */
async function teamOfDara(db: Executor) {
  const { rows } = await sql<{ id: string }>`
    select e.descendant as id from agent_edge e join member m on m.id = e.ancestor
     where m.username_key = 'dara' and e.depth > 0`.execute(db);
  const team = new Set(rows.map(({ id }) => id));
  return {
    team,
    players: (await realPlayers(db)).filter(({ id }) => team.has(id)),
    games: (await openGames(db)).filter(isHouseSlot),
  };
}

/** Pays in for players of the team of dara, the last one today. */
async function payInTeam(db: Executor): Promise<void> {
  const { players } = await teamOfDara(db);
  const chance = chanceFrom(8);
  for (const [n, amount] of PAID_IN.entries()) {
    const { id, currency } = chance.pick(players);
    const at = new Date(Date.now() - (PAID_IN.length - n - 1) * 24 * HOUR_MS - 30 * 60_000);
    await payIn(db, { memberId: id, currency, amount: parseMoney(amount), at });
  }
}

/** A round of somebody of the team of dara for each moment; `undefined`: in this minute. */
async function playTeam(db: Executor, prefix: string, moments: readonly (Date | undefined)[]): Promise<void> {
  const { players, games } = await teamOfDara(db);
  if (!players.length || !games.length) return;
  const chance = chanceFrom(moments.length);
  const sokha = players.filter(({ username }) => username === 'sokha');
  const rounds = moments.map((at) => {
    const { id, currency } = chance.pick(chance.next() < SOKHAS_SHARE && sokha.length ? sokha : players);
    return { memberId: id, currency, at };
  });
  const deal = dealRounds(chanceFrom(20));
  await playHistory(db, { prefix, chance, deal, games: games.slice(0, TEAM_GAMES), rounds });
}

/** A demo that was left alone for a day: the players play again, so that the boards show wins of today. */
async function playLastHours(db: Executor): Promise<void> {
  const { rows } = await sql<{ wins: number }>`
    select count(*)::int4 as wins from bet
     where status = 'WON' and payout > stake and settled_at > now() - interval '24 hours'`.execute(db);
  const games = await openGames(db);
  if ((rows[0]?.wins ?? 0) >= FRESH_WINS || games.length === 0) return;
  const now = Date.now();
  const chance = chanceFrom(now);
  const players = (await realPlayers(db)).filter(({ username }) => username !== 'sokha' && username !== 'dara');
  if (players.length === 0) return;
  const times = Array.from({ length: FRESH_ROUNDS }, () => now - chance.next() * 12 * HOUR_MS).sort((a, b) => a - b);
  const rounds = times.map((time) => {
    const player = chance.pick(players);
    return { memberId: player.id, currency: player.currency, at: new Date(time) };
  });
  await playHistory(db, { prefix: `demo-${now}`, chance, games, rounds });
}
