import { gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { OPERATIONS } from '@mekong/api-client/contract/operations';
import { CONTRACT_VERSION } from '@mekong/api-client/contract/version';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { registerContractDocument } from './contract-document.ts';

async function appWith(isReadable: boolean) {
  const app = fastify();
  await app.register(compress);
  registerContractDocument(app, isReadable);
  afterAll(() => app.close());
  return app;
}
const production = await appWith(false);
const development = await appWith(true);

describe('the contract is served', () => {
  test('as data, packed for who takes that, and once per version', async () => {
    const plain = await production.inject('/openapi.json');
    expect(plain.json().info.version).toBe(CONTRACT_VERSION);
    const packed = await production.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
    const again = await production.inject({
      url: '/openapi.json',
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  test('to read in development alone, without a script', async () => {
    expect((await production.inject('/reference')).statusCode).toBe(404);
    const { payload, headers } = await development.inject('/reference');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(payload).not.toMatch(/<script|style=|\[object Object\]|undefined/);
    for (const [id, { path }] of Object.entries(OPERATIONS)) {
      expect(payload, id).toContain(`id="${id}"`);
      expect(payload, id).toContain(path);
    }
  });

  test('with every link leading to a place on the page', async () => {
    const { payload } = await development.inject('/reference');
    const ids = new Set([...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const broken = [...payload.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id));
    expect(broken).toEqual([]);
  });
});
