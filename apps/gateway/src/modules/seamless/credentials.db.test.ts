import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { makeVendor } from '../../../db/seed/builders.ts';
import { testDb } from '../../../test/harness.ts';
import { listAudit } from '../../kernel/audit/audit.repository.ts';
import { Fault } from '../../kernel/fault.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { createVendorGate, ensureVendorSecret, ensureVendorSecrets, signatureOf } from './credentials.ts';

const t = await testDb();
const db = t.db.kysely;
const cipher = createFieldCipher(new Uint8Array(32).fill(7));
const secret = await ensureVendorSecret(db, cipher, 'HOUSE');
let clock = 1_800_000_000_000;

/** The gate behind a real server, with the raw body kept as the contract's routes keep it. */
const app = Fastify();
app.decorateRequest('rawBody', null);
app.removeAllContentTypeParsers();
app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
  request.rawBody = String(body);
  done(null, {});
});
const gate = createVendorGate({ db, cipher, now: () => new Date(clock), uptime: () => clock });
app.post('/', async (request) => ({ vendor: (await gate(request)).code }));
app.setErrorHandler((error, _, reply) => reply.code(error instanceof Fault ? 401 : 500).send(String(error)));
afterAll(() => app.close());

async function call(changed: Record<string, string> = {}, { body = '{"a": 1}', key = secret } = {}) {
  const timestamp = changed['x-timestamp'] ?? String(clock);
  const headers = {
    'x-vendor': 'HOUSE',
    'x-timestamp': timestamp,
    'x-signature': signatureOf(key, timestamp, '{"a": 1}'),
  };
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json', ...headers, ...changed },
    body,
  });
  return response.statusCode === 200 ? response.json().vendor : response.body;
}
const refused = expect.stringContaining('SIGNATURE_INVALID');

describe('signature of vendors', () => {
  test('is the hash that the contract describes', () => {
    // computed with openssl: printf '1800000000000.{"a": 1}' | openssl dgst -sha256 -hmac secret
    expect(signatureOf('secret', '1800000000000', '{"a": 1}')).toBe(
      '62f7a0abcd7beb9c78c40ce8cf6c74237a7bc8713f4f952b2b4ad291b1a45ba4',
    );
  });

  test('lets the vendor in whose secret made it', async () => {
    expect(await call()).toBe('HOUSE');
  });

  test('covers every byte of the body, white space too', async () => {
    expect(await call({}, { body: '{"a":1}' })).toEqual(refused);
    expect(await call({}, { body: '{"a": 2}' })).toEqual(refused);
  });

  test('covers the time stamp, which may be 300 s off in either direction', async () => {
    expect(await call({ 'x-timestamp': String(clock - 300_000) })).toBe('HOUSE');
    expect(await call({ 'x-timestamp': String(clock + 300_000) })).toBe('HOUSE');
    expect(await call({ 'x-timestamp': String(clock - 300_001) })).toEqual(refused);
    expect(await call({ 'x-timestamp': String(clock + 300_001) })).toEqual(refused);
    expect(await call({ 'x-signature': signatureOf(secret, String(clock - 1), '{"a": 1}') })).toEqual(refused);
    expect(await call({ 'x-timestamp': `${clock}.0` })).toEqual(refused);
  });

  test('of another secret, another vendor, or none at all is refused', async () => {
    expect(await call({}, { key: 'wrong' })).toEqual(refused);
    expect(await call({}, { key: '' })).toEqual(refused);
    await ensureVendorSecret(db, cipher, 'RIVAL');
    expect(await call({ 'x-vendor': 'RIVAL' })).toEqual(refused);
    expect(await call({ 'x-vendor': 'NOBODY' }, { key: '' })).toEqual(refused);
    expect(await call({ 'x-vendor': 'house' })).toEqual(refused);
    expect(await call({ 'x-signature': '' })).toEqual(refused);
  });
});

describe('calls that fail', () => {
  /** A gate of its own, and how often it asks the database. */
  function counted() {
    let queries = 0;
    const watched = db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const own = createVendorGate({ db: watched, cipher, now: () => new Date(clock), uptime: () => clock });
    const ask = async (vendor: string, ip: string, key = 'wrong') => {
      const timestamp = String(clock);
      const headers = {
        'x-vendor': vendor,
        'x-timestamp': timestamp,
        'x-signature': signatureOf(key, timestamp, '{}'),
      };
      return own({ headers, ip, rawBody: '{}' } as never).then(
        () => 'ok',
        (error: Fault) => error.code,
      );
    };
    return { ask, queries: () => queries };
  }

  test('ask the database once for a name that nobody has', async () => {
    const { ask, queries } = counted();
    for (let n = 0; n < 20; n++) expect(await ask('NOBODY', '192.0.2.1')).toBe('SIGNATURE_INVALID');
    expect(queries()).toBe(1);
    clock += 10_001;
    await ask('NOBODY', '192.0.2.1');
    expect(queries()).toBe(2);
  });

  test('are limited by network, and ask nothing beyond the limit', async () => {
    const { ask, queries } = counted();
    for (let n = 0; n < 60; n++) expect(await ask(`NOBODY_${n}`, `2001:db8:5:6::${n}`)).toBe('SIGNATURE_INVALID');
    expect(await ask('NOBODY_60', '2001:db8:5:6::ffff')).toBe('RATE_LIMITED');
    expect(await ask('NOBODY_61', '2001:db8:5:6::ffff')).toBe('RATE_LIMITED');
    expect(queries()).toBe(60);
    expect(await ask('NOBODY_62', '2001:db8:5:7::1')).toBe('SIGNATURE_INVALID');
    clock += 60_001;
    expect(await ask('NOBODY_63', '2001:db8:5:6::1')).toBe('SIGNATURE_INVALID');
  });

  test('do not shut out a vendor that signs well from the same network', async () => {
    const { ask } = counted();
    expect(await ask('HOUSE', '192.0.2.9', secret)).toBe('ok');
    for (let n = 0; n < 70; n++) await ask('HOUSE', '192.0.2.9');
    expect(await ask('HOUSE', '192.0.2.9')).toBe('RATE_LIMITED');
    clock += 10_001;
    expect(await ask('HOUSE', '192.0.2.9', secret)).toBe('ok');
  });
});

describe('secrets of vendors', () => {
  test('are made once, also by processes that start together', { tags: ['race'] }, async () => {
    const by = { id: 'root', role: 'command' } as const;
    const secrets = await Promise.all(Array.from({ length: 8 }, () => ensureVendorSecret(db, cipher, 'TOGETHER', by)));
    expect(new Set(secrets).size).toBe(1);
    expect(await listAudit(db, { object: 'vendor:TOGETHER', limit: 9 })).toMatchObject([
      {
        ...{ action: 'vendor.secret.made', actorId: 'root', actorRole: 'command' },
        detail: { before: { secrets: 0 }, after: { secrets: 1 } },
      },
    ]);
    expect(await ensureVendorSecret(db, cipher, 'HOUSE')).toBe(secret);
  });

  test('are made for every vendor that this site has, and stay the same', async () => {
    for (const [at, code] of ['SUNB', 'PEARL'].entries())
      await makeVendor(db, { code, category: 'RNG', accountTypeId: 900 + at, order: 900 + at });
    const known = await ensureVendorSecret(db, cipher, 'PEARL');
    const secrets = await ensureVendorSecrets(db, cipher, ['SUNB', 'PEARL', 'ORCH']);
    expect(Object.keys(secrets).sort()).toEqual(['PEARL', 'SUNB']);
    expect(secrets.PEARL).toBe(known);
    expect(secrets.SUNB).not.toBe(known);
    expect(await ensureVendorSecrets(db, cipher, ['PEARL', 'SUNB'])).toEqual(secrets);
  });

  test('are not readable in the database', async () => {
    const rows = await db.selectFrom('vendor_credential').select('sealed_secret').execute();
    expect(rows.every((row) => !row.sealed_secret.includes(secret))).toBe(true);
  });

  test('work side by side while one is being replaced, and stop when they are revoked', async () => {
    const old = await ensureVendorSecret(db, cipher, 'ROTATING');
    const sign = (key: string) => ({
      'x-vendor': 'ROTATING',
      'x-signature': signatureOf(key, String(clock), '{"a": 1}'),
    });
    const fresh = 'a-new-secret';
    await db
      .insertInto('vendor_credential')
      .values({ vendor: 'ROTATING', sealed_secret: cipher.seal(fresh, 'vendor_credential:ROTATING') })
      .execute();
    expect([await call(sign(old)), await call(sign(fresh))]).toEqual(['ROTATING', 'ROTATING']);
    await db
      .updateTable('vendor_credential')
      .set({ revoked_at: new Date() })
      .where('vendor', '=', 'ROTATING')
      .where('sealed_secret', '!=', (eb) =>
        eb
          .selectFrom('vendor_credential')
          .select('sealed_secret')
          .where('vendor', '=', 'ROTATING')
          .orderBy('id', 'desc')
          .limit(1),
      )
      .execute();
    clock += 10_001;
    expect(await call(sign(old))).toEqual(refused);
    expect(await call(sign(fresh))).toBe('ROTATING');
  });
});
