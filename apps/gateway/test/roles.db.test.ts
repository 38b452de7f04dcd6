import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { ErrorCode } from '@mekong/api-client/contract/types';
import { describe, expect, test } from 'vitest';
import { contractOperations } from '../src/server/contract/document.ts';
import { testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { logInAll, seedSmallWorld } from './people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);

const callers = ['visitor', 'member', 'trial', 'agent'] as const;
type Caller = (typeof callers)[number];

/** Refusals that say "not you". */
const REFUSALS: readonly (ErrorCode | undefined)[] = [
  'AUTH_TOKEN_MISSING',
  'AUTH_TOKEN_EXPIRED',
  'AUTH_TRIAL_BLOCKED',
  'AUTH_NOT_AGENT',
  'AUTH_NOT_MEMBER',
  'SIGNATURE_INVALID',
];

/** What the contract's roles mean for a caller: let in, or refused with this code. */
function expected(id: OperationId, caller: Caller): ErrorCode | 'let in' {
  const roles: readonly string[] = OPERATIONS[id].roles;
  const readsSession = contractOperations.find((operation) => operation.id === id)?.readsSession;
  if (roles.includes('vendor')) return 'SIGNATURE_INVALID';
  if (roles.includes(caller) || !readsSession) return 'let in';
  if (caller === 'visitor') return 'AUTH_TOKEN_MISSING';
  if (caller === 'trial') return 'AUTH_TRIAL_BLOCKED';
  return roles.includes('agent') ? 'AUTH_NOT_AGENT' : 'AUTH_NOT_MEMBER';
}

/** Needs a cookie in place of a session, whoever calls. */
const BY_COOKIE: readonly OperationId[] = ['resumeSession'];
/** Would end the session of the other tests, or never end by itself; each has tests of its own. */
const APART: readonly OperationId[] = ['logout', 'streamEvents'];

describe('without a browser, the gateway itself', async () => {
  const sessions = { ...(await logInAll(gateway)), visitor: {} };

  for (const id of Object.keys(OPERATIONS) as OperationId[])
    for (const caller of callers) {
      if (BY_COOKIE.includes(id) || (APART.includes(id) && caller !== 'visitor')) continue;
      const wanted = expected(id, caller);
      const verb = wanted === 'let in' ? 'lets' : 'refuses';
      test(`${verb} a ${caller} ${verb === 'lets' ? 'into' : ''} ${id}`, async () => {
        // An empty call: whoever is let in gets as far as its inputs.
        const answer = await gateway.call(id, { path: { betNo: 'B1' } }, sessions[caller]);
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
