import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeMember } from '../db/seed/builders.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { type Db, openDb } from '../src/kernel/db/open.ts';
import { parseMoney } from '../src/kernel/money.ts';
import { hashPassword } from '../src/kernel/passwords.ts';
import { memberBalance } from '../src/ledger/balance.ts';
import { verifyLedger } from '../src/ledger/verify.ts';
import { resultChecks } from '../src/modules/results/results.verify.ts';
import { seamlessChecks } from '../src/modules/seamless/seamless.verify.ts';
import { addHouse } from './fixtures.ts';
import { testDb } from './harness.ts';
import { PASSWORD } from './people.ts';
import { callSite, Refused, type RunningGateway, runGateway, send } from './processes/running-gateway.ts';

const players = 8;
const kills = 4;
/** Number of the game in the house's own catalogue. */
const lotusFortune = 100001;
const stake = '1000.0000';
const opening = parseMoney('1000000');

const t = await testDb();
const home = mkdtempSync(join(tmpdir(), 'mekong-kill-play-'));
const dataDir = join(home, 'pglite');
const secretKey = Buffer.alloc(32, 7).toString('base64');
/** How the server knows the connections of a gateway that is killed. */
const killed = 'gateway-that-is-killed';
const place: Record<string, string> =
  t.url === undefined
    ? { DATA_DIR: dataDir }
    : { DATA_DIR: dataDir, DATABASE_URL: `${t.url}?${new URLSearchParams({ application_name: killed })}` };
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Looks at the database while no gateway runs on it. */
async function inDatabase<T>(look: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(t.url === undefined ? { dataDir } : { url: t.url });
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}

/** A round in the books of the arcade; on the embedded engine they are in the gateway's database too. */
interface PlayedRound {
  readonly id: string;
  readonly state: string;
  readonly stake: string;
  readonly payout: string | null;
}

interface Round {
  readonly number: string;
  readonly state: string;
  readonly payout: string | null;
}

interface Player {
  readonly id: string;
  readonly username: string;
  /** Of the page of the game; a page that is open outlives the process. */
  token: string;
  /** Key of a spin that got no answer: the page sends it again. */
  pending: string | undefined;
}

/** What the page of the game was told, by the number of the round. */
const acknowledged = new Map<string, Round>();

async function prepare(): Promise<Player[]> {
  return inDatabase(async (db) => {
    await migrate(db);
    await addHouse(db.kysely);
    const passwordHash = await hashPassword(PASSWORD);
    const made: Player[] = [];
    for (let index = 0; index < players; index++) {
      const username = `player${index}`;
      const id = await makeMember(db.kysely, { username, passwordHash, balance: opening });
      made.push({ id, username, token: '', pending: undefined });
    }
    return made;
  });
}

async function openPage({ site, house }: RunningGateway, player: Player): Promise<void> {
  const login = { username: player.username, password: PASSWORD, type: 'username' };
  const { value: grant, cookie } = await callSite<{ token: string }>(site, 'login', login);
  const launch = {
    nodeId: lotusFortune,
    vassalage: 'HOUSE',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
  };
  const headers = { authorization: `Bearer ${grant.token}`, cookie };
  const { value: game } = await callSite<{ game_url: string }>(site, 'launchGame', launch, headers);
  const launchCode = new URL(game.game_url).searchParams.get('code');
  const opened = await send<{ token: string }>(`${house}/house/v1/session`, { method: 'POST', body: { launchCode } });
  player.token = opened.value.token;
}

/** One spin; with the key of the one that got no answer, if there is one. */
async function spin({ house }: RunningGateway, player: Player): Promise<Round> {
  player.pending ??= randomUUID();
  const { value } = await send<{ round: Round }>(`${house}/house/v1/spin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': player.pending },
    body: { stake },
  });
  return value.round;
}

const isEnded = ({ state }: { readonly state: string }) => state === 'DONE' || state === 'VOID';

/** Everybody plays until `count` rounds more are acknowledged; then the process is killed under those that are playing. */
async function playAndKill(gateway: RunningGateway, everybody: Player[], count: number): Promise<void> {
  let killed: Promise<void> | undefined;
  let left = count;
  await Promise.all(
    everybody.map(async (player) => {
      // one round each: the next would have to wait for the time of a spin
      try {
        const round = await spin(gateway, player);
        if (isEnded(round)) {
          acknowledged.set(round.number, round);
          player.pending = undefined;
        }
        if (--left === 0) killed = gateway.kill();
      } catch (error) {
        // the process is gone, or it noticed that its database went with it
        if (error instanceof Refused && !killed) throw error;
      }
    }),
  );
  await (killed ?? gateway.kill());
}

/** A server finishes what a process that is gone has asked of it last; then it closes the connection. */
const untilForgotten = (db: Db) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select pid from pg_stat_activity where application_name = ${killed}`.execute(
        db.kysely,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000 },
  );

/** Time goes by: what a dead process had for itself is free, and the next spin may start. */
const letTimePass = (db: Db) =>
  Promise.all([
    sql`update arcade.round set resume_at = now()`.execute(db.kysely),
    sql`update arcade.player set next_spin_at = now()`.execute(db.kysely),
  ]);

/** Nothing that was acknowledged is missing or different, and the books add up. */
async function expectNothingLost(db: Db): Promise<void> {
  const { rows } = await sql<PlayedRound>`select id, state, stake, payout from arcade.round`.execute(db.kysely);
  const known = new Map(rows.map((round) => [round.id, round]));
  for (const { number, state, payout } of acknowledged.values())
    expect(known.get(number.split('-')[1] ?? ''), number).toMatchObject({
      state,
      payout: payout === null ? null : parseMoney(payout).toString(),
    });
  const { ok, ...findings } = await verifyLedger(db.kysely, [...seamlessChecks, ...resultChecks]);
  expect(
    ok,
    JSON.stringify(findings, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ).toBe(true);
}

/** A gateway that a failing test does not leave behind: it would go on without its data. */
async function runKillable(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const gateway = await runGateway(env);
  onTestFinished(() => gateway.kill());
  return gateway;
}

describe('a gateway that is killed while rounds are played', () => {
  test('has lost no stake and no win that it acknowledged, and ends every round', { timeout: 600_000 }, async () => {
    const everybody = await prepare();
    const env = { ...place, SECRET_KEY: secretKey };
    for (let run = 0; run < kills; run++) {
      const gateway = await runKillable(env);
      // a wallet that a busy machine keeps waiting says so, and its page opens at the next try
      if (run === 0)
        for (const player of everybody) await vi.waitFor(() => openPage(gateway, player), { timeout: 60_000 });
      await playAndKill(gateway, everybody, randomInt(1, players));
      await inDatabase(async (db) => {
        if (t.url !== undefined) await untilForgotten(db);
        await expectNothingLost(db);
        await letTimePass(db);
      });
    }

    const last = await runKillable(env);
    for (const player of everybody)
      if (player.pending)
        await vi.waitFor(async () => expect(await spin(last, player)).toSatisfy(isEnded), { timeout: 60_000 });
    await last.kill();
    await inDatabase(async (db) => {
      if (t.url !== undefined) await untilForgotten(db);
      await expectNothingLost(db);
      for (const { id } of everybody) {
        const { rows: rounds } = await sql<PlayedRound>`
          select id, state, stake, payout from arcade.round join vendor_player using (player_id)
           where member_id = ${id}`.execute(db.kysely);
        expect(rounds.filter((round) => !isEnded(round))).toEqual([]);
        const won = rounds
          .filter(({ state }) => state === 'DONE')
          .reduce((sum, round) => sum + BigInt(round.payout ?? 0) - BigInt(round.stake), 0n);
        expect((await memberBalance(db.kysely, id, 'KHR')).sumBalance).toBe(opening + won);
      }
    });
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
  });
});
