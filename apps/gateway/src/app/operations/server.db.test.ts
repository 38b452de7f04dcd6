import { afterAll, describe, expect, test } from 'vitest';
import { filledForm } from '../../../test/filled-form.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { createMessages, type Messages } from '../../modules/messages/messages.service.ts';
import { createGuessLimits } from '../../modules/protection/guess-limits.service.ts';
import { createOperationsServer } from './server.ts';

const t = await testDb();
const gateway = await testGateway(t);
const { messages, settings, audit } = gateway.modules;
const SECRET = 'a long secret of the operators';
const open = await createOperationsServer({
  ...gateway.modules,
  secret: undefined,
  logLevel: 'silent',
});
const closed = await createOperationsServer({
  ...gateway.modules,
  secret: SECRET,
  logLevel: 'silent',
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const local = { host: 'localhost:8082' };
const write = (by: Messages, address: string, code: string, goodForSeconds = 300) =>
  inTransaction(t.db.kysely, (trx) =>
    by.write(trx, {
      channel: 'sms',
      purpose: 'loginCode',
      address,
      language: 'EN',
      values: { code, minutes: 5 },
      goodForSeconds,
    }),
  );

/** Messages that a provider would deliver. */
const withProvider = () =>
  createMessages({
    db: t.db.kysely,
    queue: gateway.modules.queue,
    settings,
    cipher: createFieldCipher(new Uint8Array(32).fill(7)),
    providers: { sms: { provider: 'http', deliver: async () => undefined } },
    log: gateway.app.log,
  });

describe('the outbox page', () => {
  test('shows messages newest first, by number and purpose, as page and as JSON', async () => {
    await write(messages, '85511111111', '111111');
    await write(messages, '85522222222', '<b>"&');
    const page = await open.inject({ url: '/outbox', headers: local });
    expect(page.payload.indexOf('85522222222')).toBeLessThan(page.payload.indexOf('85511111111'));
    expect(page.payload).toContain('&lt;b&gt;&quot;&amp;');
    const json = await open.inject({ url: '/outbox.json?address=%2B855%2011-111-111&limit=1', headers: local });
    expect(json.json().messages).toMatchObject([{ address: '85511111111', purpose: 'loginCode', state: 'delivered' }]);
    const none = await open.inject({ url: '/outbox?purpose=passwordLink', headers: local });
    expect(none.payload).toContain('No messages.');
  });

  test('runs nothing and loads nothing from elsewhere', async () => {
    const page = await open.inject({ url: '/outbox?refresh=on', headers: local });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.payload).not.toMatch(/<script|style=|https?:\/\//);
    expect(page.payload).toContain('http-equiv="refresh"');
  });
});

describe('a secret that is guessed', () => {
  test('is refused after ten wrong ones, the right one too', async () => {
    const strict = createGuessLimits(t.db.kysely, 1);
    const guarded = await createOperationsServer({
      ...gateway.modules,
      guesses: strict,
      secret: SECRET,
      logLevel: 'silent',
    });
    const ask = (password?: string) =>
      guarded.inject({
        url: '/outbox',
        headers: password ? { authorization: `Basic ${Buffer.from(`dara:${password}`).toString('base64')}` } : {},
        remoteAddress: '198.51.100.7',
      });
    expect((await ask(SECRET)).statusCode).toBe(200);
    for (let n = 0; n < 10; n++) expect((await ask(`wrong ${n}`)).statusCode).toBe(401);
    // without a secret nothing is guessed
    expect((await ask()).statusCode).toBe(401);
    const refused = await ask(SECRET);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    await guarded.close();
  });
});

describe('who may look', () => {
  test('without a secret: this machine, under its own names', async () => {
    expect((await open.inject({ url: '/outbox', headers: { host: 'evil.example' } })).statusCode).toBe(421);
  });

  test('with a secret: whoever knows it', async () => {
    const basic = (password: string) => ({
      authorization: `Basic ${Buffer.from(`ops:${password}`).toString('base64')}`,
    });
    expect((await closed.inject({ url: '/outbox' })).statusCode).toBe(401);
    expect((await closed.inject({ url: '/outbox.json', headers: basic('wrong') })).statusCode).toBe(401);
    expect((await closed.inject({ url: '/outbox', headers: basic(SECRET) })).statusCode).toBe(200);
  });

  test('under the name that was given with the secret, which stands in the audit chain', async () => {
    const headers = {
      authorization: `Basic ${Buffer.from(`sophea <b>:${SECRET}`).toString('base64')}`,
      host: 'ops.example',
      origin: 'https://ops.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const payload = new URLSearchParams({
      ...filledForm((await closed.inject({ url: '/security', headers })).payload, '/security/security'),
      passwordDays: '77',
    });
    const answer = await closed.inject({
      method: 'POST',
      url: '/security/security',
      headers,
      payload: payload.toString(),
    });
    expect(answer.statusCode).toBe(303);
    expect((await audit.newest({ action: 'setting.changed', limit: 1 }))[0]?.actorId).toBe('sophea b');
  });

  test('a failure is told in words, without what it was', async () => {
    await t.db.kysely.schema.alterTable('audit').renameTo('audit_away').execute();
    const answer = await open.inject({ url: '/audit', headers: local });
    await t.db.kysely.schema.alterTable('audit_away').renameTo('audit').execute();
    expect([answer.statusCode, answer.payload]).toEqual([
      500,
      'Something went wrong and nothing was saved. Try again.',
    ]);
    expect((await open.inject({ url: '/nothing', headers: local })).payload).toBe('There is no such page.');
  });

  test('pages of others change nothing', async () => {
    const post = (origin: string) =>
      open.inject({ method: 'POST', url: '/outbox/1/retry', headers: { ...local, origin } });
    expect((await post('https://evil.example')).statusCode).toBe(403);
    expect((await post('http://localhost:8082')).statusCode).toBe(404);
  });

  test('the player site knows nothing of it', async () => {
    expect((await gateway.app.inject('/outbox.json')).statusCode).toBe(404);
  });
});

describe('messages that a provider delivers', () => {
  const newest = async () => (await messages.list({ address: '85533333333', limit: 1 }))[0];

  test('show no code to operators', async () => {
    await write(withProvider(), '85533333333', '333333');
    const page = await open.inject({ url: '/outbox?address=85533333333', headers: local });
    expect(page.payload).not.toContain('333333 is your code');
    expect(page.payload).toContain('hidden');
  });

  test('are counted when they have failed, and go again when an operator says so', async () => {
    await write(withProvider(), '85533333333', '444444');
    const id = (await newest())?.id ?? '';
    await t.db.kysely.updateTable('message').set({ state: 'failed', attempts: 8 }).where('id', '=', id).execute();
    expect((await open.inject({ url: '/outbox', headers: local })).payload).toContain('not delivered');
    const again = () =>
      open.inject({
        method: 'POST',
        url: `/outbox/${id}/retry`,
        headers: { ...local, origin: 'http://localhost:8082' },
      });
    expect((await again()).statusCode).toBe(303);
    expect(await newest()).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await audit.newest({ action: 'message.retried', limit: 9 })).toMatchObject([
      { actorRole: 'operator', object: `message:${id}` },
    ]);
    expect((await again()).statusCode).toBe(404);
  });
});

describe('the reference page', () => {
  test('shows the contract to operators, to read and as data', async () => {
    const page = await open.inject({ url: '/reference', headers: local });
    expect(page.payload).toContain('POST /wps/session/login');
    const data = await open.inject({ url: '/openapi.json', headers: local });
    expect(data.json().info.title).toBe('Mekong');
    expect((await closed.inject({ url: '/reference', headers: local })).statusCode).toBe(401);
  });
});
