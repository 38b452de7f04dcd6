import type { AdminOperationId, OperatorRole } from '@mekong/api-client/admin/contract/operations';
import type { OpenedInvitation, OperatorInvitation } from '@mekong/api-client/admin/contract/types';
import { sql } from 'kysely';
import type { Executor } from '../src/kernel/db/types.ts';
import { authenticatorOf } from '../src/kernel/totp.ts';
import type { TestConsole } from './console.ts';
import type { TestAnswer, TestCall } from './gateway.ts';

const PASSWORD = 'nine quiet lanterns';

/** Secret of a one-time link. */
export const secretOf = (address: string): string => address.slice(address.indexOf('#') + 1);

/** Cookie that an answer sets, as the browser sends it back; empty when it sets none. */
export function cookieOf({ headers }: Pick<TestAnswer, 'headers'>): string {
  const lines = [headers['set-cookie'] ?? []].flat().map(String);
  return lines.find((line) => line.startsWith('__Host-operator='))?.split(';')[0] ?? '';
}

/** Somebody with an account of the console, in a browser. */
export interface TestOperator {
  name: string;
  password: string;
  /** Calls with the cookie of the last log-in. */
  call(id: AdminOperationId, call?: TestCall): Promise<TestAnswer>;
  value<T>(id: AdminOperationId, call?: TestCall): Promise<T>;
  /** What the authenticator shows now. A code counts once, so the ones before are forgotten, as if time had gone by. */
  code(): Promise<string>;
  logIn(change?: { password?: string; code?: string; from?: string }): Promise<TestAnswer>;
}

/** Takes an account up by its link. */
export async function acceptLink(
  db: Executor,
  console: TestConsole,
  address: string,
  chosenName?: string,
): Promise<TestOperator> {
  const secret = secretOf(address);
  const opened = await console.value<OpenedInvitation>('openInvitation', { body: { secret } });
  const name = opened.name ?? chosenName ?? '';
  const app = authenticatorOf(opened.authenticatorSecret, '', '');
  const show = () => app.generate({ timestamp: Date.now() });
  const accepted = await console.call('acceptInvitation', {
    body: { secret, password: PASSWORD, code: show(), ...(opened.name ? {} : { name }) },
  });
  if (accepted.status !== 200) throw new Error(`acceptInvitation answered ${accepted.text}`);
  let cookie = cookieOf(accepted);
  const withCookie = (call: TestCall = {}): TestCall => ({ ...call, headers: { cookie, ...call.headers } });
  const code = async () => {
    await sql`update operator set last_step = 0 where name = ${name}`.execute(db);
    return show();
  };
  return {
    name,
    password: PASSWORD,
    call: (id, call) => console.call(id, withCookie(call)),
    value: (id, call) => console.value(id, withCookie(call)),
    code,
    async logIn({ password = PASSWORD, code: typed, from } = {}) {
      const body = { name, password, code: typed ?? (await code()) };
      const answer = await console.call('logInOperator', { body, ...(from ? { from } : {}) });
      cookie = cookieOf(answer) || cookie;
      return answer;
    },
  };
}

/** Brings accounts back as they were: nobody but these, active in their roles, with the sessions that they had. */
export async function restoreOperators(db: Executor, roles: Record<string, OperatorRole>): Promise<void> {
  const others = sql`select id from operator where name <> all(${Object.keys(roles)})`;
  await sql`delete from operator_approval`.execute(db);
  await sql`delete from operator_invitation where operator_id in (${others})`.execute(db);
  await sql`delete from operator_session where operator_id in (${others})`.execute(db);
  await sql`delete from operator where id in (${others})`.execute(db);
  await sql`delete from attempt`.execute(db);
  for (const [name, role] of Object.entries(roles))
    await sql`update operator set role = ${role}, state = 'active' where name = ${name}`.execute(db);
  await sql`
    update operator_session
       set ended_at = null, last_seen_at = now(), expires_at = now() + interval '8 hours'`.execute(db);
}

/** Invites somebody and takes the account up. */
export async function newOperator(
  db: Executor,
  console: TestConsole,
  admin: TestOperator,
  { name, role }: { name: string; role: OperatorRole },
): Promise<TestOperator> {
  const body = { name, role, reason: 'A new colleague' };
  const { address } = await admin.value<OperatorInvitation>('inviteOperator', { body });
  return acceptLink(db, console, address);
}
