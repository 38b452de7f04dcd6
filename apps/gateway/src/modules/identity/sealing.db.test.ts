import { CompactEncrypt, generateKeyPair, importJWK } from 'jose';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);

const target = { method: 'POST', path: '/wps/session/login' };
const credentials = { username: 'sokha', password: PASSWORD, type: 'username' };

/** Sends bytes of one's own making in place of a sealed body. */
const send = async (value: unknown, url = target.path) => {
  const answer = await gateway.app.inject({ method: 'POST', url, payload: { value } });
  return { status: answer.statusCode, code: answer.json().error?.code, text: answer.payload };
};
const nowSeconds = () => Math.floor(Date.now() / 1_000);

beforeEach(() => sql`delete from sealed_once`.execute(t.db.kysely));

describe('a sealed payload', () => {
  test('opens once', async () => {
    const jwe = await gateway.seal(credentials, target);
    expect((await send(jwe)).status).toBe(200);
    expect(await send(jwe)).toMatchObject({ status: 409, code: 'REPLAY' });
  });

  test('opens once although it is sent many times at the same moment', async () => {
    const jwe = await gateway.seal({ ...credentials, username: 'dara' }, target);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(jwe)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test('with an id that another payload had is a replay', async () => {
    const jti = 'the-same-id-twice';
    await send(await gateway.seal(credentials, target, { jti }));
    expect(await send(await gateway.seal(credentials, target, { jti }))).toMatchObject({ code: 'REPLAY' });
  });

  test.each([-125, 125])('made %i seconds off the clock is refused', async (seconds) => {
    const jwe = await gateway.seal(credentials, target, { iat: nowSeconds() + seconds });
    expect(await send(jwe)).toMatchObject({ code: 'REPLAY' });
  });

  test.each([-110, 110])('made %i seconds off the clock is taken', async (seconds) => {
    const jwe = await gateway.seal(credentials, target, { iat: nowSeconds() + seconds });
    expect((await send(jwe)).status).toBe(200);
  });

  test('made for another path or another method is refused', async () => {
    expect(await send(await gateway.seal(credentials, { ...target, path: '/wps/member/register' }))).toMatchObject({
      code: 'REPLAY',
    });
    expect(await send(await gateway.seal(credentials, { ...target, method: 'PUT' }))).toMatchObject({ code: 'REPLAY' });
  });

  test('made with a key that is not ours asks for the new keys', async () => {
    const jwe = await gateway.seal(credentials, target, { kid: '2020-01-01-dead' });
    expect(await send(jwe)).toMatchObject({ status: 400, code: 'KEY_ROTATED' });
  });

  test('that was changed anywhere is unreadable, with one answer for every reason', async () => {
    const jwe = await gateway.seal(credentials, target);
    const parts = jwe.split('.');
    const answers = [];
    for (const index of [0, 2, 3, 4]) {
      const part = parts[index] ?? '';
      const flipped = (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
      answers.push(await send(parts.with(index, flipped).join('.')));
    }
    answers.push(await send('not.a.jwe'), await send(`${jwe}.more`));
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('of another algorithm is unreadable', async () => {
    const { publicKey } = await generateKeyPair('RSA-OAEP-256');
    const [known] = (await gateway.value<{ keys: { kid: string }[] }>('getKeySet')).keys;
    const jwe = await new CompactEncrypt(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: known?.kid ?? '' })
      .encrypt(publicKey);
    expect(await send(jwe)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test.each([
    ['no time', { jti: 'abcdefgh', body: {} }],
    ['no id', { iat: 1, body: {} }],
    ['no object', 'text'],
  ])('whose inside has %s is unreadable', async (_name, claims) => {
    const keys = await gateway.value<{ keys: { kid: string; x: string; y: string }[] }>('getKeySet');
    const [jwk] = keys.keys;
    const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: jwk?.kid ?? '',
        cty: 'json',
        htm: 'POST',
        htu: target.path,
      })
      .encrypt(await importJWK({ ...jwk, kty: 'EC', crv: 'P-256' }, 'ECDH-ES'));
    expect(await send(jwe)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('is needed: the plain body is refused', async () => {
    const answer = await gateway.app.inject({ method: 'POST', url: target.path, payload: credentials });
    expect(answer.json().error.code).toBe('VALIDATION_FAILED');
  });

  test('is checked inside as any other body: forbidden characters, unknown fields', async () => {
    const withNul = await gateway.call('login', { body: { ...credentials, username: 'so\u0000kha' } });
    expect(withNul.json.error?.params).toEqual({ fields: [{ name: 'username', rule: 'control' }] });
    const withMore = await gateway.call('login', { body: { ...credentials, admin: true } });
    expect(withMore.json.error?.params).toEqual({ fields: [{ name: 'admin', rule: 'unknown' }] });
  });
});

describe('the keys', () => {
  test('are public halves only, with the time of the gateway', async () => {
    const set = await gateway.value<{ keys: Record<string, string>[]; serverTime: string }>('getKeySet');
    for (const key of set.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(Math.abs(Date.parse(set.serverTime) - Date.now())).toBeLessThan(30_000);
  });

  test('rotate daily: the key of yesterday still opens, the one before does not', async () => {
    const keysNow = async () =>
      (await gateway.value<{ keys: { kid: string }[] }>('getKeySet')).keys.map(({ kid }) => kid);
    const makeOld = () =>
      sql`update sealing_key set created_at = created_at - interval '25 hours'`.execute(t.db.kysely);
    const [first] = await keysNow();
    const old = await gateway.seal({ ...credentials, username: 'sokha' }, target);
    const older = await gateway.seal(credentials, target);
    await makeOld();
    await gateway.modules.sealing.rotate();
    expect(await keysNow()).toEqual([expect.not.stringMatching(first ?? ''), first]);
    expect((await send(old)).status).toBe(200);
    await makeOld();
    await gateway.modules.sealing.rotate();
    expect(await keysNow()).not.toContain(first);
    expect(await send(older)).toMatchObject({ code: 'KEY_ROTATED' });
  });

  test('are one new key when many processes rotate at the same moment', async () => {
    await sql`update sealing_key set created_at = created_at - interval '25 hours'`.execute(t.db.kysely);
    const before = await t.db.kysely.selectFrom('sealing_key').select('kid').execute();
    await Promise.all(Array.from({ length: 6 }, () => gateway.modules.sealing.rotate()));
    const after = await t.db.kysely.selectFrom('sealing_key').select('kid').execute();
    const made = after.filter(({ kid }) => !before.some((known) => known.kid === kid));
    expect(made).toHaveLength(1);
    expect(after).toHaveLength(2);
  });
});
