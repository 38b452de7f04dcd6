import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serveConsole } from './console.ts';

const root = mkdtempSync(join(tmpdir(), 'mekong-console-'));
const PAGE = '<!doctype html><html lang="en"><head><title>Console</title></head></html>';
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), PAGE);
writeFileSync(join(root, 'index.html.br'), brotliCompressSync(PAGE));
writeFileSync(join(root, 'assets/index-a1b2C3d4.js'), 'export {}');
writeFileSync(join(root, 'assets/index-a1b2C3d4.js.br'), brotliCompressSync('export {}'));
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
mkdirSync(join(root, '.vite'));
const colors = { dark: '#000001', light: '#fffff1' };
writeFileSync(
  join(root, '.vite/brands.json'),
  JSON.stringify({
    lantern: { icon: '/favicon.svg', appIcons: [], themeColors: colors },
    orchid: { sheet: '/assets/orchid.css', icon: '/assets/orchid.svg', appIcons: [], themeColors: colors },
  }),
);
writeFileSync(join(root, '.env'), 'SECRET=1');
const app = fastify();
// what the server says of every answer before
app.addHook('onRequest', async (_request, reply) => {
  reply.header('cache-control', 'no-store');
});
let brand = 'lantern';
await app.register((scope) => serveConsole(scope, root, async () => brand));
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('the console answers every address inside it with its page, which is asked for anew each time', async () => {
  for (const url of ['/', '/settings?key=region', '/a/b', '/index.html']) {
    const { statusCode, payload, headers } = await get(url);
    expect([statusCode, payload]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
  }
  const again = await get('/settings', { 'if-none-match': String((await get('/')).headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('the console says to a write at the address of a page that it is only read', async () => {
  const wrong = await app.inject({ method: 'POST', url: '/settings?key=region', payload: {} });
  expect([wrong.statusCode, wrong.json().error.code, wrong.headers.allow]).toEqual([
    ...[405, 'METHOD_NOT_ALLOWED', 'GET, HEAD'],
  ]);
  for (const url of ['/healthz', '/assets/nothing.js'])
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode, url).toBe(404);
});

test('the page of the console comes in the brand that the merchant has chosen, and changes with it', async () => {
  onTestFinished(() => {
    brand = 'lantern';
  });
  brand = 'orchid';
  const { payload, headers } = await get('/settings');
  expect(payload).toContain('<html data-brand="orchid" lang="en">');
  expect(payload).toContain('<link rel="stylesheet" crossorigin href="/assets/orchid.css"></head>');
  expect([headers['content-type'], headers['cache-control']]).toEqual(['text/html; charset=utf-8', 'no-cache']);
});

test('the page of the console runs scripts of this server alone, no inline ones, and what is stopped is reported', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-src 'none';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types mekong-html; report-uri /reports/csp");
  expect(headers['reporting-endpoints']).toBe('csp="/reports/csp"');
});

test('files are sent packed to whoever takes that', async () => {
  for (const [url, text] of [
    ['/', PAGE],
    ['/assets/index-a1b2C3d4.js', 'export {}'],
  ] as const) {
    const packed = await get(url, { 'accept-encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text);
    expect((await get(url)).payload).toBe(text);
  }
});

test('a file with a hash is kept for a year, another one for an hour', async () => {
  expect((await get('/assets/index-a1b2C3d4.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each(['/assets/old-a1b2C3d4.js', '/.env', '/../package.json', '/%2e%2e/x.js', '/outbox.json', '/readyz'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test.each([
  ['/console', '/'],
  ['/console/', '/'],
  ['/console/settings?key=region&tab=history', '/settings?key=region&tab=history'],
  ['/console//evil.example', '/evil.example'],
  ['/console/\\evil.example', '/evil.example'],
  ['/console?q=1', '/?q=1'],
])('the old address %s leads to %s for good', async (url, address) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([301, address]);
});

test('a page whose name begins like the old address is a page', async () => {
  expect((await get('/consoles')).statusCode).toBe(200);
});

test('a server without a built console has none', async () => {
  const bare = fastify();
  await bare.register((scope) => serveConsole(scope, join(root, 'nowhere'), async () => brand));
  expect((await bare.inject({ url: '/' })).statusCode).toBe(404);
  await bare.close();
});
