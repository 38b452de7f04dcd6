import { gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { CONTRACT_VERSION } from '@mekong/api-client/contract/version';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { registerContractDocument } from './contract-document.ts';

const app = fastify();
await app.register(compress);
registerContractDocument(app);
afterAll(() => app.close());

describe('the contract is served', () => {
  test('as data, packed for who takes that, and once per version', async () => {
    const plain = await app.inject('/openapi.json');
    expect(plain.json().info.version).toBe(CONTRACT_VERSION);
    const packed = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
    const again = await app.inject({
      url: '/openapi.json',
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});
