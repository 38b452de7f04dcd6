import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort, startPostgres } from '@mekong/test-postgres/postgres';
import { sql } from 'kysely';
import { makeMember } from '../../../db/seed/builders.ts';
import { migrate } from '../../../src/kernel/db/migrate.ts';
import { type Db, openDb } from '../../../src/kernel/db/open.ts';
import { createFieldCipher, type FieldCipher } from '../../../src/kernel/field-cipher.ts';
import { type Money, parseMoney } from '../../../src/kernel/money.ts';
import { hashSecret, newSecret } from '../../../src/kernel/secrets.ts';
import { insertSession } from '../../../src/modules/identity/session.repository.ts';
import { insertSession as insertOperatorSession } from '../../../src/modules/operators/operator-session.repository.ts';
import { SETTINGS } from '../../../src/modules/system/settings.ts';
import { type RunningProgram, startProgram } from '../../processes/program.ts';
import { type RunningGateway, runGateway } from '../../processes/running-gateway.ts';

/** What a member begins with, so that it is not only paid in what is paid out. */
export const opening: Money = parseMoney('2000000');

const sandboxProgram = fileURLToPath(new URL('../../../../cashier-sandbox/server/main.ts', import.meta.url));
const nextDay = pathToFileURL(fileURLToPath(new URL('../../processes/next-day.ts', import.meta.url))).href;
const webhookSecret = 'c2FuZGJveC1zZWNyZXQtZm9yLXRlc3RzLW9ubHkhISE=';

/** A member with a session. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Accounts to be paid out to. */
  readonly accountIds: readonly string[];
}

/** Members, the database of the gateway and the books of the provider, which outlive their processes. */
export interface World {
  /** Where the database server comes from, for the log. */
  readonly origin: string;
  readonly db: Db;
  readonly people: readonly Person[];
  /** Cookies of two operators: one asks for what moves money, the other one approves it. */
  readonly operators: { readonly maker: string; readonly decider: string };
  /** Keys of the corrections of wallets that operators have had an answer about. */
  readonly corrected: Set<string>;
  readonly gatewayEnv: Readonly<Record<string, string>>;
  readonly sandboxUrl: string;
  readonly sandboxKey: string;
  /** File of the provider's books. */
  readonly sandboxBooks: string;
  readonly siteUrl: string;
  readonly consoleUrl: string;
  /** Starts the gateway. @param isLater on the next day */
  startGateway(isLater: boolean): Promise<RunningGateway>;
  startSandbox(isLater: boolean): Promise<RunningProgram>;
  close(): Promise<void>;
}

const MONTH_S = 30 * 24 * 3_600;

/** Nobody waits for an identity check or a turnover, and a day has room for many orders. */
async function decide({ kysely }: Db): Promise<void> {
  const withdrawals = SETTINGS.withdrawals.parse({
    ...{ turnoverPercent: 0, needsIdentity: false, waitHours: 0, ordersPerDay: 100, amountPerDay: '9000000000.0000' },
  });
  await kysely
    .insertInto('setting')
    .values({ key: 'withdrawals', value: JSON.stringify(withdrawals) })
    .execute();
}

/** Two accounts of a member, that can be used at once: an e-wallet, which is paid in parts, and a bank. */
async function addAccounts({ kysely }: Db, cipher: FieldCipher, memberId: string, n: number): Promise<string[]> {
  const ways = [
    { method: 'WALLET', kind: 'WALLET', institution: 'DEMO', institution_name: 'Demo Wallet', number: 810_000_000 + n },
    { method: 'BANK', kind: 'BANK', institution: 'DEVB', institution_name: 'Dev Bank', number: 820_000_000 + n },
  ] as const;
  const ids: string[] = [];
  for (const { number, ...way } of ways) {
    const text = String(number);
    const lookup = cipher.lookup('payout', text);
    const seal = (value: string, field: 'number' | 'holder') =>
      cipher.seal(value, `${memberId}:payout:${field}:${lookup}`);
    const { id } = await kysely
      .insertInto('payout_account')
      .values({
        ...{ ...way, member_id: memberId, provider: 'sandbox', currency: 'KHR', state: 'ACCEPTED' },
        ...{ number_sealed: seal(text, 'number'), holder_sealed: seal('Sok Dara', 'holder'), number_lookup: lookup },
        ...{ number_end: text.slice(-4), usable_from: new Date(0) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

async function addPerson(db: Db, cipher: FieldCipher, n: number): Promise<Person> {
  const username = `payer${n}`;
  const id = await makeMember(db.kysely, { username, passwordHash: 'none', balance: opening });
  const [cookie, token] = [newSecret(), newSecret()];
  const session = await insertSession(db.kysely, {
    ...{ memberId: id, cookieHash: hashSecret(cookie), tokenHash: hashSecret(token), ip: '127.0.0.1' },
    ...{ userAgent: 'soak', method: 'password', deviceHash: undefined, termsDue: false },
    ...{ strongSeconds: MONTH_S, absoluteSeconds: MONTH_S },
  });
  // proved once for the whole run: what the proof costs is not what is tried here
  await sql`update session set money_until = now() + interval '30 days' where id = ${session.id}`.execute(db.kysely);
  const headers = { authorization: `Bearer ${token}`, cookie: `__Host-sid=${cookie}` };
  return { id, username, headers, accountIds: await addAccounts(db, cipher, id, n) };
}

/** An operator who may do everything, logged in for the whole run. @returns the cookie */
async function addOperator({ kysely }: Db, name: string): Promise<string> {
  const operator = await kysely
    .insertInto('operator')
    .values({ name, role: 'admin', state: 'active', password_hash: 'none', sealed_totp: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const secret = newSecret();
  const { id } = await insertOperatorSession(kysely, {
    ...{ operatorId: operator.id, cookieHash: hashSecret(secret), ip: '127.0.0.1', userAgent: 'soak' },
    absoluteSeconds: MONTH_S,
  });
  // the console of somebody who has nothing to decide for a while is not closed here
  await sql`update operator_session set last_seen_at = expires_at where id = ${id}`.execute(kysely);
  return `__Host-operator=${secret}`;
}

export async function createWorld(members: number): Promise<World> {
  const server = await startPostgres();
  const url = new URL(server.url);
  url.pathname = `/mekong_orders_${process.pid}`;
  const maintenance = await openDb({ url: server.url });
  await sql`create database ${sql.id(url.pathname.slice(1))}`.execute(maintenance.kysely);
  await maintenance.close();
  const db = await openDb({ url: url.href, statementTimeout: 0 });
  // nobody waits for the soak as for a request, and it starts everybody at once
  if (db.engine === 'postgres') db.pool.options.connectionTimeoutMillis = 60_000;
  await migrate(db);
  await decide(db);
  const secretKey = randomBytes(32);
  const cipher = createFieldCipher(secretKey);
  const people: Person[] = [];
  for (let n = 0; n < members; n++) people.push(await addPerson(db, cipher, n));
  const operators = { maker: await addOperator(db, 'maker'), decider: await addOperator(db, 'decider') };

  const [port, consolePort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const home = mkdtempSync(join(tmpdir(), 'mekong-orders-'));
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const sandboxKey = 'a-key-of-the-soak-01234';
  const sandboxBooks = join(home, 'sandbox.sqlite');
  const siteUrl = `http://localhost:${port}`;
  const gatewayEnv = {
    DATABASE_URL: url.href,
    SECRET_KEY: secretKey.toString('base64'),
    ARCADE: 'off',
    PORT: String(port),
    OPERATIONS_PORT: String(consolePort),
    OPERATIONS_ACCESS: 'accounts',
    CASHIER_SANDBOX_URL: sandboxUrl,
    CASHIER_SANDBOX_KEY: sandboxKey,
    CASHIER_SANDBOX_SECRETS: webhookSecret,
  };
  const timeOf = (isLater: boolean): Record<string, string> => (isLater ? { NODE_OPTIONS: `--import ${nextDay}` } : {});
  return {
    origin: server.origin,
    ...{
      db,
      people,
      operators,
      corrected: new Set<string>(),
      gatewayEnv,
      sandboxUrl,
      sandboxKey,
      sandboxBooks,
      siteUrl,
    },
    consoleUrl: `http://localhost:${consolePort}`,
    async startGateway(isLater) {
      // gateways decide by the clock of their database
      if (isLater)
        await sql`
          create or replace function job_now() returns timestamptz language sql volatile
            as $$ select clock_timestamp() + interval '1 day' $$`.execute(db.kysely);
      return runGateway({ ...gatewayEnv, ...timeOf(isLater) });
    },
    async startSandbox(isLater) {
      const env = {
        ...timeOf(isLater),
        CASHIER_SANDBOX_PORT: String(sandboxPort),
        CASHIER_SANDBOX_KEY: sandboxKey,
        CASHIER_SANDBOX_SECRETS: webhookSecret,
        CASHIER_SANDBOX_WEBHOOKS: `${siteUrl}/cashier/v1/webhooks/sandbox`,
        CASHIER_SANDBOX_DATA: sandboxBooks,
        LOG_LEVEL: 'silent',
      };
      const started = await startProgram(sandboxProgram, env, 'Payments');
      if (typeof started === 'string') throw new Error(`The payment sandbox did not start: ${started}`);
      return started;
    },
    async close() {
      await db.close();
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
