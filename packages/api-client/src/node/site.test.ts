import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getBalance } from '../generated/sdk/getBalance.gen.ts';
import { failure, json, startServer, type TestServer, value } from '../testing/server.ts';
import { createCookieJar } from './cookie-jar.ts';
import { connect, findNonce } from './site.ts';

const answerWith = (...cookies: string[]): Response => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { headers });
};

describe('cookie jar', () => {
  test('keeps what is set and forgets what is ended', () => {
    const jar = createCookieJar();
    expect(jar.header()).toBeUndefined();
    jar.take(answerWith('sid=a=b; Path=/; HttpOnly', 'seen=1; Max-Age=60', 'old=1'));
    expect(jar.header()).toBe('sid=a=b; seen=1; old=1');
    jar.take(answerWith('seen=; Max-Age=0', 'old=; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'sid=c'));
    expect(jar.header()).toBe('sid=c');
  });
});

describe('a site of a script', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  test('carries the cookies of the site and its own origin, and follows no redirect', async () => {
    const { client } = connect(`${server.baseUrl}/any/page`);
    const balance = {
      sumBalance: '1.0000',
      currency: 'KHR',
      currencySymbol: '៛',
      version: 1,
      at: '2026-01-01T00:00:00Z',
    };
    server.answers(json(200, { success: true, value: balance }, { 'Set-Cookie': 'sid=1; HttpOnly' }), value(balance));
    await getBalance({ client });
    await getBalance({ client });
    expect(server.received.map(({ headers }) => [headers.origin, headers.cookie])).toEqual([
      [server.baseUrl, undefined],
      [server.baseUrl, 'sid=1'],
    ]);
    server.answers((response) => response.writeHead(302, { Location: 'https://example.com/' }).end());
    await expect(getBalance({ client })).rejects.toMatchObject({ code: 'UNKNOWN', status: 302 });
  });

  test('says why it could not log in', async () => {
    server.answers(failure(429, 'RATE_LIMITED'));
    await expect(connect(server.baseUrl).logIn('sokha', 'x')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('finds the nonce of a challenge', () => {
    const nonce = findNonce('challenge', 12);
    const hash = createHash('sha256').update(`challenge:${nonce}`).digest('hex');
    expect(hash).toMatch(/^000/);
  });
});
