import type { Overview } from '@mekong/api-client/admin/contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { countCspViolation, topCspViolations } from './csp.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const gateway = await testGateway(t, { rateLimitScale: 1 });
const console = await consoleOf(gateway);
let network = 0;
const send = (type: string, body: unknown, ip: string) =>
  gateway.app.inject({
    method: 'POST',
    url: '/reports/csp',
    headers: { 'content-type': type, host: 'localhost:8080' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: ip,
  });
const report = (body: object, type = 'csp-violation') => ({ type, age: 1, url: 'https://x.example/', body });
const script = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?a=1',
  documentURL: 'https://site.example/game?code=secret',
};
beforeEach(async () => {
  network += 1;
  await sql`delete from csp_violation`.execute(db);
});

describe('a report of a browser', () => {
  test('is counted with the origin and the path alone, in both forms', async () => {
    const ip = `192.0.2.${network}`;
    expect((await send('application/reports+json', [report(script), report({}, 'deprecation')], ip)).statusCode).toBe(
      204,
    );
    const older = {
      'csp-report': {
        'violated-directive': 'script-src-elem https:',
        'blocked-uri': 'https://evil.example/y.js',
        'document-uri': 'https://site.example/game',
      },
    };
    expect((await send('application/csp-report', older, ip)).statusCode).toBe(204);
    expect(await topCspViolations(db, 10)).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/game', seen: 2 },
    ]);
  });

  test('is taken from the pages of operators as well, and shown to them', async () => {
    const headers = { 'content-type': 'application/reports+json', host: 'localhost:8082' };
    const answer = await console.app.inject({
      method: 'POST',
      url: '/reports/csp',
      headers,
      payload: JSON.stringify([report(script)]),
    });
    expect(answer.statusCode).toBe(204);
    const { attention } = await console.value<Overview>('getOverview');
    expect(attention.cspViolations).toMatchObject([{ directive: 'script-src-elem', seen: 1 }]);
  });

  test.each(['{', '[]', '[{"type":"csp-violation","body":{"effectiveDirective":"<b>","documentURL":"x"}}]', '"x"'])(
    'that cannot be read changes nothing: %s',
    async (body) => {
      expect((await send('application/reports+json', body, `192.0.2.${network}`)).statusCode).toBe(204);
      expect(await topCspViolations(db, 10)).toEqual([]);
    },
  );

  test('is refused when a network sends too many, and in any other type', async () => {
    const ip = `192.0.2.${network}`;
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await send('application/reports+json', [report(script)], ip)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('application/json', [report(script)], '198.51.100.9')).statusCode).toBe(415);
  });
});

test('no more than a thousand different violations are kept of a day', async () => {
  await sql`insert into csp_violation (directive, blocked, page) select 'img-src', 'inline', '/' || n from generate_series(1, 1000) n`.execute(
    db,
  );
  await countCspViolation(db, { directive: 'img-src', blocked: 'inline', page: '/new' });
  await countCspViolation(db, { directive: 'img-src', blocked: 'inline', page: '/7' });
  const { rows } = await sql<{ n: number; most: number }>`
    select count(*)::int4 as n, max(seen) as most from csp_violation`.execute(db);
  expect(rows[0]).toEqual({ n: 1_000, most: 2 });
});
