import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { ErrorCode } from '@mekong/api-client/contract/types';
import { describe, expect, test } from 'vitest';
import { makeMember } from '../db/seed/builders.ts';
import { contractOperations } from '../src/contract/document.ts';
import { type TestSession, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { cheapHash, logInAll, PASSWORD, seedSmallWorld } from './people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const passwordHash = await cheapHash(PASSWORD);
for (const type of [2, 41, 42] as const)
  await makeMember(t.db.kysely, { username: `agent${type}`, passwordHash, type });
for (const username of ['restricted', 'unasked', 'ended', 'half'])
  await makeMember(t.db.kysely, { username, passwordHash });
await t.db.kysely
  .updateTable('credential')
  .set({ must_change: 'DEFAULT' })
  .where('member_id', 'in', (query) => query.selectFrom('member').select('id').where('username', '=', 'restricted'))
  .execute();
await t.db.kysely
  .updateTable('member')
  .set({ terms_version: null, age_stated_at: null })
  .where('username', '=', 'unasked')
  .execute();
const gateway = await testGateway(t);

/** Every kind of caller: who, and what the gateway must take him for. */
const ended = await gateway.login('ended', PASSWORD);
await gateway.call('logout', {}, ended);
const half = await gateway.login('half', PASSWORD);
const basic = await logInAll(gateway);
const callers: Record<string, { role: 'visitor' | 'member' | 'trial' | 'agent'; session: Partial<TestSession> }> = {
  visitor: { role: 'visitor', session: {} },
  member: { role: 'member', session: basic.member },
  trial: { role: 'trial', session: basic.trial },
  'agent (1)': { role: 'agent', session: basic.agent },
  'general agent (2)': { role: 'agent', session: await gateway.login('agent2', PASSWORD) },
  'affiliate agent (41)': { role: 'agent', session: await gateway.login('agent41', PASSWORD) },
  'affiliate general agent (42)': { role: 'agent', session: await gateway.login('agent42', PASSWORD) },
  'session that has ended': { role: 'visitor', session: ended },
  'token without its cookie': { role: 'visitor', session: { token: half.token } },
  'cookie without its token': { role: 'visitor', session: { cookie: half.cookie } },
  'token with the cookie of somebody else': {
    role: 'visitor',
    session: { token: half.token, cookie: basic.member.cookie },
  },
};
/** Sent a token that does not count: they are told that it has ended. */
const presentsToken = (caller: string): boolean => callers[caller]?.session.token !== undefined;

/** Refusals that say "not you". */
const REFUSALS: readonly (ErrorCode | undefined)[] = [
  'AUTH_TOKEN_MISSING',
  'AUTH_TOKEN_EXPIRED',
  'AUTH_TRIAL_BLOCKED',
  'AUTH_NOT_AGENT',
  'AUTH_NOT_MEMBER',
  'SIGNATURE_INVALID',
];

const ids = Object.keys(OPERATIONS) as OperationId[];
const readsSession = (id: OperationId): boolean =>
  contractOperations.find((operation) => operation.id === id)?.readsSession === true;

/** What the contract's roles mean for a caller: let in, or refused with this code. */
function expected(id: OperationId, caller: string): ErrorCode | 'let in' {
  const roles: readonly string[] = OPERATIONS[id].roles;
  const role = callers[caller]?.role ?? 'visitor';
  if (roles.includes('vendor')) return 'SIGNATURE_INVALID';
  if (roles.includes(role) || !readsSession(id)) return 'let in';
  if (role === 'visitor') return presentsToken(caller) ? 'AUTH_TOKEN_EXPIRED' : 'AUTH_TOKEN_MISSING';
  if (role === 'trial') return 'AUTH_TRIAL_BLOCKED';
  return roles.includes('agent') ? 'AUTH_NOT_AGENT' : 'AUTH_NOT_MEMBER';
}

/** Needs a cookie in place of a session, whoever calls. */
const BY_COOKIE: readonly OperationId[] = ['resumeSession', 'signInRemembered', 'forgetRemembered'];
/** Would end the session of the other tests, or never end by itself; each has tests of its own. */
const APART: readonly OperationId[] = ['logout', 'streamEvents'];
/** An empty call: whoever is let in gets as far as its inputs. */
const emptyCall = {
  path: { betNo: 'B1', provider: 'google', sessionId: '1', passkeyId: '1', orderNo: 'D7K2M9QX', accountId: '1' },
};

describe('without a browser, the gateway itself', () => {
  for (const id of ids)
    for (const caller of Object.keys(callers)) {
      if (BY_COOKIE.includes(id) || (APART.includes(id) && callers[caller]?.role !== 'visitor')) continue;
      const wanted = expected(id, caller);
      const verb = wanted === 'let in' ? 'lets' : 'refuses';
      test(`${verb} a ${caller} ${verb === 'lets' ? 'into' : ''} ${id}`, async () => {
        const answer = await gateway.call(id, emptyCall, callers[caller]?.session);
        const code = answer.json.error?.code;
        if (wanted === 'let in') expect(REFUSALS).not.toContain(code);
        else expect(code).toBe(wanted);
      });
    }

  test.each(['member', 'trial', 'agent'] as const)('ends the session of a %s at log-out', async (caller) => {
    const session = (await logInAll(gateway))[caller];
    expect((await gateway.call('logout', {}, session)).status).toBe(200);
    expect((await gateway.call('getMemberInfo', {}, session)).json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
  });
});

describe('a session that has to change its password or accept the agreement first', async () => {
  const restricted = await gateway.login('restricted', PASSWORD);
  const unasked = await gateway.login('unasked', PASSWORD);
  /** What it may do all the same: do so, leave. */
  const OPEN_TO_IT: readonly string[] = ['logout', 'changePassword', 'acceptAgreement'];

  for (const id of ids.filter((id) => readsSession(id) && !OPEN_TO_IT.includes(id))) {
    const isForVisitors = OPERATIONS[id].visitorBeforeChange;
    test(isForVisitors ? `is nobody's in ${id}` : `is refused ${id}`, async () => {
      const answers = [{}, restricted, unasked].map((session) => gateway.call(id, emptyCall, session));
      const answered = (await Promise.all(answers)).map(({ json }) => json);
      const [visitor, ...codes] = answered.map(({ error }) => error?.code);
      const [seen, ...others] = answered.map(({ value }) => Object.keys(value ?? {}));
      if (isForVisitors) expect(others).toEqual([seen, seen]);
      expect(codes).toEqual(isForVisitors ? [visitor, visitor] : ['AUTH_DEFAULT_PASSWORD', 'TERMS_REQUIRED']);
    });
  }
});

describe('an object of somebody else', () => {
  test('a bet answers like one that does not exist', async () => {
    const answer = await gateway.call('getBet', { path: { betNo: 'B1' } }, callers.member?.session);
    expect(answer.status).toBe(404);
    expect(answer.json.error?.code).toBe('NOT_FOUND');
  });
});
