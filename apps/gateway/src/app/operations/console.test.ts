import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveConsole } from './console.ts';

const root = mkdtempSync(join(tmpdir(), 'mekong-console-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Console</title>');
writeFileSync(join(root, 'assets/index-a1b2C3d4.js'), 'export {}');
writeFileSync(join(root, 'assets/theme.js'), '');
writeFileSync(join(root, '.env'), 'SECRET=1');
const app = fastify();
// what the server says of every answer before
app.addHook('onRequest', async (_request, reply) => {
  reply.header('cache-control', 'no-store');
});
await app.register((scope) => serveConsole(scope, root));
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string) => app.inject({ url });

test('the console answers every address inside it with its page, which is kept nowhere', async () => {
  for (const url of ['/console/', '/console/settings?key=region', '/console/a/b']) {
    const { statusCode, payload, headers } = await get(url);
    expect([statusCode, payload]).toEqual([200, '<!doctype html><title>Console</title>']);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await get('/console')).headers.location).toBe('/console/');
});

test('the page of the console runs scripts of this server alone, and no inline ones', async () => {
  const policy = String((await get('/console/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types mekong-html");
});

test('a file with a hash is kept for a year, another one is not', async () => {
  expect((await get('/console/assets/index-a1b2C3d4.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/console/assets/theme.js')).headers['cache-control']).toBe('no-store');
});

test('a file that does not exist or is hidden is not found', async () => {
  for (const url of [
    '/console/assets/old-a1b2C3d4.js',
    '/console/.env',
    '/console/../package.json',
    '/console/%2e%2e/x.js',
  ])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('a server without a built console has none', async () => {
  const bare = fastify();
  await bare.register((scope) => serveConsole(scope, join(root, 'nowhere')));
  expect((await bare.inject({ url: '/console/' })).statusCode).toBe(404);
  await bare.close();
});
