import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KeySet, SealingKey } from '../generated/reader-types.gen.ts';
import { login } from '../generated/sdk/login.gen.ts';
import { failure, hang, json, startServer, type TestServer, value } from '../testing/server.ts';
import { createSealer } from './sealed.ts';
import { createClient } from './transport.ts';

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x, y } = await exportJWK(publicKey);
  const jwk: SealingKey = { kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES', kid, x: x!, y: y! };
  const open = async (jwe: string) => {
    const { plaintext } = await compactDecrypt(jwe, privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext)) as { iat: number; jti: string; body: unknown };
  };
  return { jwk, open };
}

const target = { method: 'POST', path: '/wps/session/login' };
const grant = {
  token: 'a'.repeat(43),
  expiresAt: '2026-01-01T00:00:00.000Z',
  idleSeconds: 1800,
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
};

describe('sealer', () => {
  test('only the holder of the private key reads the body; the header binds it to one operation', async () => {
    const { jwk, open } = await newKey('day-1');
    const sealer = createSealer(async () => ({ keys: [jwk], serverTime: new Date().toISOString() }));
    const jwe = await sealer.seal({ password: 'secret' }, target);
    expect(decodeProtectedHeader(jwe)).toMatchObject({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: 'day-1',
      cty: 'json',
      htm: 'POST',
      htu: '/wps/session/login',
    });
    expect((await open(jwe)).body).toEqual({ password: 'secret' });
    const stranger = await newKey('day-1');
    await expect(stranger.open(jwe)).rejects.toThrow();
  });

  test('every payload has an id of its own', async () => {
    const { jwk, open } = await newKey('k');
    const sealer = createSealer(async () => ({ keys: [jwk], serverTime: new Date().toISOString() }));
    const ids = await Promise.all([1, 2, 3].map(async () => (await open(await sealer.seal({}, target))).jti));
    expect(new Set(ids).size).toBe(3);
  });

  test.each([-86_400_000, 0, 3_600_000])(
    "a device clock that is %i ms off still writes the gateway's time",
    async (off) => {
      const { jwk, open } = await newKey('k');
      const serverTime = Date.parse('2026-06-01T12:00:00.000Z');
      const sealer = createSealer(
        async () => ({ keys: [jwk], serverTime: new Date(serverTime).toISOString() }),
        () => serverTime + off,
      );
      expect((await open(await sealer.seal({}, target))).iat).toBe(serverTime / 1000);
    },
  );

  test('keys are loaded once for many payloads, again when they are old or when told', async () => {
    const { jwk } = await newKey('k');
    let loads = 0;
    let now = 0;
    const load = async (): Promise<KeySet> => {
      loads++;
      return { keys: [jwk], serverTime: new Date(now).toISOString() };
    };
    const sealer = createSealer(load, () => now);
    await Promise.all([sealer.prepare(), sealer.seal({}, target), sealer.seal({}, target)]);
    expect(loads).toBe(1);
    now += 3_600_000;
    await sealer.seal({}, target);
    expect(loads).toBe(2);
    await sealer.reload();
    expect(loads).toBe(3);
  });
});

describe('sealed call', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  const body = { username: 'sokha', password: 'secret', type: 'username' } as const;
  const keySet = (jwk: SealingKey) => json(200, { keys: [jwk], serverTime: new Date().toISOString() });

  test('the password never travels in the open', async () => {
    const { jwk, open } = await newKey('k');
    server.answers(keySet(jwk), value(grant));
    await login({ client: createClient({ baseUrl: server.baseUrl }), body });
    const sent = server.received[1]!;
    expect(sent.body).not.toContain('secret');
    expect((await open((JSON.parse(sent.body) as { value: string }).value)).body).toEqual(body);
  });

  test('after KEY_ROTATED the keys are loaded again and the call is made once more', async () => {
    const [old, fresh] = [await newKey('old'), await newKey('fresh')];
    server.answers(keySet(old.jwk), failure(400, 'KEY_ROTATED'), keySet(fresh.jwk), value(grant));
    await expect(login({ client: createClient({ baseUrl: server.baseUrl }), body })).resolves.toMatchObject({
      token: grant.token,
    });
    const { value: jwe } = JSON.parse(server.received[3]!.body) as { value: string };
    expect((await fresh.open(jwe)).body).toEqual(body);
  });

  test('a second KEY_ROTATED is final', async () => {
    const { jwk } = await newKey('k');
    server.answers(keySet(jwk), failure(400, 'KEY_ROTATED'), keySet(jwk), failure(400, 'KEY_ROTATED'));
    await expect(login({ client: createClient({ baseUrl: server.baseUrl }), body })).rejects.toMatchObject({
      code: 'KEY_ROTATED',
    });
    expect(server.received).toHaveLength(4);
  });

  test('waiting for the keys counts into the time of the call', async () => {
    server.answers(hang);
    const client = createClient({ baseUrl: server.baseUrl });
    await expect(login({ client, body, timeoutMs: 30 })).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  test('other refusals are not repeated', async () => {
    const { jwk } = await newKey('k');
    server.answers(keySet(jwk), failure(401, 'AUTH_BAD_CREDENTIALS', { captcha: true }));
    await expect(login({ client: createClient({ baseUrl: server.baseUrl }), body })).rejects.toMatchObject({
      captcha: true,
    });
    expect(server.received).toHaveLength(2);
  });
});
