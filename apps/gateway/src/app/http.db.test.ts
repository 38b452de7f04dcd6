import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT_EDITION } from '@mekong/api-client/contract/version';
import { afterAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../test/gateway.ts';
import { testDb } from '../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../test/people.ts';
import { vendorCaller } from '../../test/vendor.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'mekong-web-'));
const script = "document.documentElement.dataset.theme='dark'";
mkdirSync(join(webRoot, 'assets'));
writeFileSync(
  join(webRoot, 'index.html'),
  `<!doctype html><html><head><script>${script}</script><style>body{margin:0}</style><script src="/assets/a.js"></script></head></html>`,
);
writeFileSync(join(webRoot, 'assets/a.js'), 'export {}');
mkdirSync(join(webRoot, '.vite'));
const brandFiles = (name: string) => ({
  icon: `/assets/${name}.svg`,
  appIcons: [{ src: `/assets/${name}-192.png`, width: 192 }],
  themeColors: { dark: '#000', light: '#fff' },
});
writeFileSync(
  join(webRoot, '.vite/brands.json'),
  JSON.stringify({ lantern: brandFiles('lantern'), orchid: { ...brandFiles('orchid'), sheet: '/assets/orchid.css' } }),
);
writeFileSync(join(webRoot, 'assets/a.js.br'), brotliCompressSync('export {}'));
writeFileSync(join(webRoot, 'plain.txt'), 'A file');
writeFileSync(join(webRoot, '.env'), 'SECRET=1');
afterAll(() => rmSync(webRoot, { recursive: true }));

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t, { webRoot, imageCdns: ['https://img.example'] });
const secure = await testGateway(t, { webRoot, publicOrigin: 'https://mekong.example' });
const sessions = await logInAll(gateway);
const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

/** Directives of a policy by name. */
const directives = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

describe('the pages', () => {
  test.each([
    ['/', 200],
    ['/register.html', 200],
    ['/rng?q=1', 200],
    ['/game', 200],
    ['/no-such-page', 404],
    ['/help/nowhere', 404],
    ['//x', 404],
    ['/50%', 404],
    ['/%E0%A4%A?q=1', 404],
  ])('%s is the one page, never kept by a cache, under status %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/index.html?affiliateCode=A1', '/?affiliateCode=A1'],
    ['/slots', '/rng'],
    ['/help?tag=rules&lang=km', '/help/rules?lang=km'],
  ])('%s has moved to %s for good', async (path, target) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, target]);
  });

  test('are in the brand that the merchant chooses, under another tag', async () => {
    const { settings } = gateway.modules;
    const { merchant } = await settings.current();
    const before = await get('/');
    expect(before.body).not.toContain('data-brand');
    await settings.change('merchant', { ...merchant, brand: 'orchid', name: 'Orchid House' }, { role: 'system' });
    const after = await get('/help/deposit');
    expect(after.body).toContain('<html data-brand="orchid">');
    expect(after.body).toContain('<link rel="stylesheet" crossorigin href="/assets/orchid.css">');
    const manifest = await get('/site.webmanifest');
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json()).toMatchObject({
      name: 'Orchid House',
      start_url: '/',
      theme_color: '#000',
      icons: [{ src: '/assets/orchid-192.png', sizes: '192x192' }, { src: '/assets/orchid.svg' }],
    });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await get('/', { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(200);
    await settings.change('merchant', merchant, { role: 'system' });
    expect((await get('/')).headers.etag).toBe(before.headers.etag);
  });

  test('under a host name that is not ours do not say whose site it is', async () => {
    const { settings } = gateway.modules;
    await settings.change('domains', { hosts: ['mekong.example'] }, { role: 'system' });
    expect((await get('/')).body).not.toContain('manifest');
    for (const path of ['/site.webmanifest', '/robots.txt', '/sitemap.xml'])
      expect((await get(path)).statusCode, path).toBe(404);
    await settings.change('domains', {}, { role: 'system' });
    expect((await get('/')).body).toContain('<link rel="manifest" href="/site.webmanifest">');
  });

  test('say what they are to search engines, in the language that their address names', async () => {
    const page = await get('/rng?lang=km');
    expect(page.body).toContain('<link rel="canonical" href="http://localhost:8080/rng?lang=km">');
    expect(page.body).toContain('<meta property="og:locale" content="km_KH">');
    // whoever has chosen a language reads that one
    const chosen = await get('/rng?lang=km', { cookie: 'lang=EN' });
    expect(chosen.body).toContain('<meta property="og:locale" content="en">');
    expect(chosen.body).toContain('<link rel="canonical" href="http://localhost:8080/rng">');
    expect((await get('/game')).body).not.toContain('canonical');
  });

  test('are listed for search engines by language', async () => {
    expect((await get('/robots.txt')).body).toContain('/sitemap.xml');
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const [address = ''] = /[^/]*\/sitemap-km\.xml/.exec(index.body) ?? [];
    expect((await get(address.slice(address.indexOf('/')))).body).toContain('?lang=km</loc>');
    expect((await get('/sitemap-xx.xml')).statusCode).toBe(404);
  });

  test('run our own files and the hashed inline ones, and nothing else', async () => {
    const policy = directives((await get('/')).headers['content-security-policy']);
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(policy['style-src']).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(policy['style-src-attr']).toBe("'unsafe-inline'");
    expect(policy['img-src']).toBe("'self' data: https://img.example http://localhost:8081");
    expect(policy['frame-src']).toBe('http://localhost:8081');
    expect(policy['connect-src']).toBe("'self'");
    expect(policy['object-src']).toBe("'none'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['require-trusted-types-for']).toBe("'script'");
    expect([policy['report-to'], policy['report-uri']]).toEqual(['csp', '/reports/csp']);
    expect(policy['trusted-types']).toMatch(/^[\w-]+( [\w-]+)*$/);
  });

  test('may ask the further addresses of the merchant how quickly they answer', async () => {
    const { settings } = gateway.modules;
    await settings.change('domains', { origins: ['https://two.example/', 'https://two.example'] }, { role: 'system' });
    const policy = directives((await get('/')).headers['content-security-policy']);
    expect(policy['connect-src']).toBe("'self' https://two.example");
    await settings.change('domains', {}, { role: 'system' });
    expect((await get('/healthz')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/readyz')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('allow an inline script by its very text', async () => {
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(String((await get('/')).headers['content-security-policy'])).toContain(`'sha256-${hash}'`);
  });

  test('are not sent again while they are the same', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('of games send no referrer', async () => {
    expect((await get('/game?code=1')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/')).headers['referrer-policy']).toBe('same-origin');
  });

  test('promise https where there is https, and only there', async () => {
    const answer = await secure.app.inject('/');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('files', () => {
  test('with a hash in their name are kept for a year, in their compressed form where there is one', async () => {
    const answer = await get('/assets/a.js', { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('without one are kept for an hour', async () => {
    expect((await get('/plain.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    '/assets/gone.js',
    '/gone.png',
    '/.env',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s is not found, and not the page either', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } });
  });
});

describe('API answers', () => {
  test('are not cached, not sniffed, not framed, and carry their number', async () => {
    const { headers } = await get('/wps/system/status');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[2-9A-Z]{12}$/),
      'x-contract-version': CONTRACT_EDITION,
    });
    expect(directives(headers['content-security-policy'])['default-src']).toBe("'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test('are compressed when they are long', async () => {
    const answer = await get('/wps/system/status', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect((await get('/healthz', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test.each(['/wps/nothing', '/lgw/games/nothing', '/.well-known/jwks-json', '/vendor/v1/steal'])(
    '%s is no page: an unknown call is a failed one',
    async (path) => {
      const answer = await get(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toEqual({ code: 'NOT_FOUND', params: {}, requestId: answer.headers['x-request-id'] });
    },
  );

  test('say which methods a path knows', async () => {
    const answer = await gateway.app.inject({ method: 'PUT', url: '/wps/session/login', payload: {} });
    expect(answer.statusCode).toBe(405);
    expect(answer.json().error.code).toBe('METHOD_NOT_ALLOWED');
    expect(answer.headers.allow).toBe('POST');
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('say to a %s that a page is only read', async (method) => {
    for (const url of ['/', '/help/deposit?tag=terms', '/register.html']) {
      const answer = await gateway.app.inject({ method, url, payload: {} });
      expect([answer.statusCode, answer.headers.allow], url).toEqual([405, 'GET, HEAD']);
      expect(answer.json().error.code).toBe('METHOD_NOT_ALLOWED');
    }
    for (const url of ['/wps/nothing', '/assets/nothing.js'])
      expect((await gateway.app.inject({ method, url, payload: {} })).statusCode, url).toBe(404);
  });

  test('tell an unforeseen failure by its number and nothing else', async () => {
    await t.db.kysely.schema.alterTable('help_article').renameTo('help_article_away').execute();
    const answer = await get('/wps/system/helpCenter');
    await t.db.kysely.schema.alterTable('help_article_away').renameTo('help_article').execute();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      error: { code: 'UNKNOWN', params: {}, requestId: answer.headers['x-request-id'] },
    });
    expect(answer.payload).not.toContain('help_article');
  });

  test('name the input that is refused', async () => {
    const answer = await gateway.call('getGameList', { query: { page: 'two' } });
    expect(answer.json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'page', rule: 'type' }] },
    });
  });
});

describe('the relay', () => {
  test.each(['GCS_merchantWallet', 'merchantWallet', 'X9_merchantWallet'])('answers %s', async (name) => {
    expect((await get(`/wps/relay/${name}?`)).json()).toMatchObject({ success: true, value: { isSingle: true } });
  });

  test('hands the query on', async () => {
    const answer = await get('/wps/relay/getWinnerBoard?limitNum=99');
    expect(answer.json().error.params.fields).toEqual([{ name: 'limitNum', rule: 'max', max: 50 }]);
  });

  test.each(['gcs_merchantWallet', 'GCS_', 'toString', '__proto__', '50%'])('knows no %s', async (name) => {
    expect((await get(`/wps/relay/${name}`)).statusCode).toBe(404);
  });
});

describe('rate limits', () => {
  test('of one address are answered 429 with a time to come back, by class of operation', async () => {
    const narrow = await testGateway(t, { rateLimitScale: 0.1 });
    const report = () => narrow.call('reportClientError', { body: { kind: 'csp', message: 'x' } });
    expect((await report()).status).toBe(204);
    const refused = await report();
    expect(refused.status).toBe(429);
    expect(refused.json.error).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: expect.any(Number) } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await narrow.call('getSystemStatus')).status).toBe(200);
  });

  test('of pictures are held to one a second for a whole IPv6 network', async () => {
    const strict = await testGateway(t, { rateLimitScale: 1 });
    // Several at once: at most one of them falls into each second, however slow the machine is.
    const from = (end: number) => strict.call('getCaptcha', { from: `2001:db8:9:1::${end}` });
    const started = Date.now();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(from));
    const made = answers.filter(({ status }) => status === 200).length;
    expect(made).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - started) / 1_000));
    expect(answers.find(({ status }) => status === 429)?.json.error).toMatchObject({
      code: 'RATE_LIMITED',
      params: { retryAfter: 1 },
    });
  });

  test('never stop a vendor', async () => {
    const narrow = await testGateway(t, { rateLimitScale: 0.001 });
    const vendor = await vendorCaller(t.db.kysely, narrow, 'HOUSE');
    const body = { gameToken: 'x'.repeat(43), playerId: 'p_1' };
    for (let i = 0; i < 5; i++) expect((await vendor.call('vendorBalance', body)).status).not.toBe(429);
  });
});

test('slow and endless callers are cut off: the limits of the server are set', () => {
  const { server } = gateway.app;
  expect({
    headersTimeout: server.headersTimeout,
    requestTimeout: server.requestTimeout,
    idleSocket: server.timeout,
    requestsPerSocket: server.maxRequestsPerSocket,
    body: gateway.app.initialConfig.bodyLimit,
  }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    idleSocket: 20_000,
    requestsPerSocket: 1_000,
    body: 65_536,
  });
});

test('a logged-in reader of public lists is known, a wrong token makes him a visitor', async () => {
  await gateway.call('addFavoriteGame', { body: { nodeId: 101 } }, sessions.member);
  const isFav = async (session: object) => {
    const list = await gateway.value<{ content: { nodeId: number; isFav: boolean }[] }>('getGameList', {}, session);
    return list.content.find(({ nodeId }) => nodeId === 101)?.isFav;
  };
  expect(await isFav(sessions.member)).toBe(true);
  expect(await isFav({ ...sessions.member, token: 'x'.repeat(43) })).toBe(false);
});
