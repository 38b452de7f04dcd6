import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { logInAll, seedSmallWorld } from './people.ts';
import { runs } from './runs.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);

/** Names that inputs of the contract have, so that a guess gets past "unknown field". */
const names = ['username', 'password', 'type', 'nodeId', 'vassalage', 'language', 'kind', 'message', 'value', 'amount'];
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; drop table member; --",
    '__proto__',
    '../../etc/passwd',
    '%00',
    'NaN',
    '9'.repeat(40),
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const body = fc.oneof(
  nasty,
  fc.array(nasty, { maxLength: 4 }),
  fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 })), nasty, { maxKeys: 8 }),
  fc.object({ maxDepth: 6 }),
);
const queryNames = [
  'page',
  'pageSize',
  'from',
  'to',
  'sort',
  'q',
  'vendor',
  'filter',
  'limitNum',
  'types',
  'lang',
  'url',
  'x',
];
const query = fc.dictionary(
  fc.constantFrom(...queryNames),
  fc.oneof(fc.string({ maxLength: 30 }), fc.integer().map(String)),
  {
    maxKeys: 4,
  },
);

/** Never end by themselves, or log the callers of the other runs out. */
const APART: readonly string[] = ['streamEvents', 'logout'];
const ids = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => !APART.includes(id));

test('whatever is sent to whichever operation by whomever, no answer is a 5xx and every failure has the one shape', async () => {
  const halves = fc.constantFrom(sessions.member, sessions.trial, sessions.agent, {}, { token: 'x'.repeat(43) });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ids), body, query, halves, async (id, payload, search, session) => {
      const { method, path } = OPERATIONS[id];
      const hasBody = method !== 'GET' && method !== 'DELETE';
      const answer = await gateway.app.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, encodeURIComponent(JSON.stringify(payload) ?? 'x').slice(0, 60)),
        query: search,
        headers: {
          ...('token' in session && session.token ? { authorization: `Bearer ${session.token}` } : {}),
          ...('cookie' in session && session.cookie ? { cookie: `__Host-sid=${session.cookie}` } : {}),
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(hasBody ? { payload: JSON.stringify(payload) } : {}),
      });
      expect(answer.statusCode, `${id} ${answer.payload}`).toBeLessThan(500);
      if (answer.statusCode >= 400)
        expect(answer.json()).toMatchObject({ success: false, error: { params: {}, requestId: expect.any(String) } });
    }),
    { numRuns: runs(500), endOnFailure: true },
  );
  // so many calls take their time on a busy machine
}, 600_000);

test.each(['null', '', '[]', '1', '"x"'])(
  'a body of %s, which is no object, is refused by every operation that takes one',
  async (payload) => {
    for (const id of ids) {
      const { method, path, sealed } = OPERATIONS[id];
      if (method === 'GET' || sealed) continue;
      const answer = await gateway.app.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, 'x'),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${sessions.member.token}`,
          cookie: `__Host-sid=${sessions.member.cookie}`,
        },
        payload,
      });
      expect(answer.statusCode, `${id} ${answer.payload}`).toBeLessThan(500);
    }
  },
);

test('sealed bodies of any content are opened and refused, never a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('login' as const, 'registerMember' as const), body, async (id, payload) => {
      const answer = await gateway.call(id, { body: payload });
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text).toBeLessThan(500);
    }),
    { numRuns: runs(80), endOnFailure: true },
  );
});

test.each([
  ['bytes that are no JSON', '{"a":', 'application/json', 400],
  ['a prototype key', '{"__proto__":{"admin":true}}', 'application/json', 400],
  ['another content type', '<a/>', 'application/xml', 415],
  ['more than 64 KiB', JSON.stringify({ value: 'x'.repeat(70_000) }), 'application/json', 413],
  ['ten thousand arrays in each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400],
])('%s is refused', async (_name, payload, type, status) => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error.code).toBe('VALIDATION_FAILED');
});
