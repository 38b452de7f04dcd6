import { randomBytes } from 'node:crypto';
import type { Chance } from '@mekong/catalogue/chance';
import { allGames } from '@mekong/catalogue/games';
import type { GameSeed } from '@mekong/catalogue/types';
import { vendors } from '@mekong/catalogue/vendors';
import { freePort, startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import { makeGames, makeVendor } from '../../../db/seed/builders.ts';
import { migrate } from '../../../src/kernel/db/migrate.ts';
import { type Db, openDb } from '../../../src/kernel/db/open.ts';
import { createFieldCipher } from '../../../src/kernel/field-cipher.ts';
import { parseMoney } from '../../../src/kernel/money.ts';
import { ensureVendorSecrets } from '../../../src/modules/seamless/credentials.ts';
import { addHouse, addMember } from '../../fixtures.ts';

/** What a member begins with: enough that nobody has to stop. */
export const opening = parseMoney('1000000000');
const house = 'HOUSE';

/** A game with what it plays: a family of models, or rules of its own. */
export interface PlayedGame {
  readonly vendor: string;
  readonly gameId: string;
  readonly family: string;
}

/** The site and the arcade on databases of their own, which outlive their processes. */
export interface World {
  /** Where the database server comes from, for the log. */
  readonly origin: string;
  readonly wallet: Db;
  readonly arcade: Db;
  /** All families of models are among them. */
  readonly games: readonly PlayedGame[];
  readonly members: readonly string[];
  /** What the gateway is started with. */
  readonly gatewayEnv: Readonly<Record<string, string>>;
  readonly arcadeEnv: Readonly<Record<string, string>>;
  readonly arcadeUrl: string;
  close(): Promise<void>;
}

const slots = () => allGames().flatMap((game) => (game.slot && !game.status ? [{ ...game, slot: game.slot }] : []));

/** One game of each family that a vendor has. */
function gamesOf(vendor: string, chance: Chance): readonly (GameSeed & PlayedGame)[] {
  const own = Map.groupBy(
    slots().filter((game) => game.vendor === vendor),
    ({ slot }) => slot.family,
  );
  return [...own].map(([family, games]) => ({ ...chance.pick(games), family }));
}

/** Vendors until all families are there; each has its taste, and does without some. */
function choose(chance: Chance): readonly (GameSeed & PlayedGame)[] {
  const open = vendors.filter(({ code, category, classify, status }) => {
    const isSlots = category === 'RNG' && classify === undefined;
    return isSlots && status === 'active' && code !== house;
  });
  const wanted = new Set(slots().map(({ slot }) => slot.family as string));
  const chosen: (GameSeed & PlayedGame)[] = [];
  while (wanted.size > 0 || new Set(chosen.map(({ vendor }) => vendor)).size < 3) {
    const [vendor] = open.splice(chance.between(0, open.length - 1), 1);
    if (!vendor) throw new Error(`No vendor has ${[...wanted]}.`);
    const games = gamesOf(vendor.code, chance);
    for (const { family } of games) wanted.delete(family);
    chosen.push(...games);
  }
  return chosen;
}

/** Those of the house: every model but linked jackpots, and one whose free spins wait for a choice. */
const houseGames = (): readonly PlayedGame[] =>
  allGames()
    .filter(({ vendor }) => vendor === house)
    .map(({ gameId }) => ({ vendor: house, gameId, family: 'of the house' }));

export async function createWorld(chance: Chance, players: number): Promise<World> {
  const server = await startPostgres();
  const create = async (name: string): Promise<Db> => {
    const url = new URL(server.url);
    const maintenance = await openDb({ url: server.url });
    url.pathname = `/${name}_${process.pid}`;
    await sql`create database ${sql.id(url.pathname.slice(1))}`.execute(maintenance.kysely);
    await maintenance.close();
    return openDb({ url: url.href, statementTimeout: 0 });
  };
  const [wallet, arcade] = [await create('mekong_rounds'), await create('mekong_rounds_arcade')];
  const urlOf = (db: Db) => (db.engine === 'postgres' ? db.url : '');
  await migrate(wallet);
  const db = wallet.kysely;
  await addHouse(db);
  const chosen = choose(chance);
  const codes = [...new Set(chosen.map(({ vendor }) => vendor))];
  for (const vendor of vendors.filter(({ code }) => codes.includes(code))) await makeVendor(db, vendor);
  await makeGames(db, chosen);
  const members: string[] = [];
  for (let n = 0; n < players; n++) members.push(await addMember(db, { amount: opening }));

  const secretKey = randomBytes(32);
  const secrets = await ensureVendorSecrets(db, createFieldCipher(secretKey), [house, ...codes]);
  const [port, arcadePort] = [await freePort(), await freePort()];
  return {
    origin: server.origin,
    wallet,
    arcade,
    games: [...houseGames(), ...chosen],
    members,
    gatewayEnv: {
      DATABASE_URL: urlOf(wallet),
      SECRET_KEY: secretKey.toString('base64'),
      ARCADE: 'off',
      PORT: String(port),
    },
    arcadeEnv: {
      ARCADE_OPTIONS: JSON.stringify({
        port: arcadePort,
        database: { kind: 'server', url: urlOf(arcade) },
        walletUrl: `http://localhost:${port}`,
        siteOrigin: `http://localhost:${port}`,
        vendorOrigin: `http://localhost:${arcadePort}`,
        secrets,
      }),
    },
    arcadeUrl: `http://localhost:${arcadePort}`,
    close: async () => {
      await wallet.close();
      await arcade.close();
      await server.stop();
    },
  };
}
