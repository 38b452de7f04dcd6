import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_SECRET_KEY, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { countJobs, expireTaken, queueIsIdle, skipPauses, startTestWorkers } from '../../../test/queue.ts';
import { readConfig } from '../../app/config.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import type { QueueRunner } from '../../kernel/jobs/queue/workers.ts';
import { createMessages, type Messages, type OutgoingMessage } from './messages.service.ts';
import { type Delivery, type Letter, openProviders } from './providers.ts';

const t = await testDb();
const gateway = await testGateway(t);
const { queue, settings, audit } = gateway.modules;
const NUMBER = '85533333333';

/** What the provider does with a letter; each test says. */
const deliver = vi.fn<Delivery['deliver']>();
const withProviders = (providers: Parameters<typeof createMessages>[0]['providers']): Messages =>
  createMessages({
    db: t.db.kysely,
    queue,
    settings,
    cipher: createFieldCipher(TEST_SECRET_KEY),
    providers,
    log: gateway.app.log,
  });
const messages = withProviders({ sms: { provider: 'http', deliver } });
const deliveries: QueueRunner[] = [];
/** Hands over what is due, looking ten times a second, until the end of the test. */
async function startDelivery(by = messages): Promise<QueueRunner> {
  const delivery = await startTestWorkers(t, { queue, workers: by.workers });
  deliveries.push(delivery);
  return delivery;
}
afterEach(() => Promise.all(deliveries.splice(0).map((delivery) => delivery.close())).then(() => undefined));

const write = (more: Partial<OutgoingMessage> = {}) =>
  inTransaction(t.db.kysely, (trx) =>
    messages.write(trx, {
      channel: 'sms',
      purpose: 'loginCode',
      address: NUMBER,
      language: 'EN',
      values: { code: '123456', minutes: 5 },
      ...more,
    }),
  );
const newest = async () => (await messages.list({ address: NUMBER, limit: 1 }))[0];
const letters = () => deliver.mock.calls.map(([letter]) => letter);
const numbersOf = (sent: readonly Letter[]) => new Set(sent.map(({ id }) => id)).size;

beforeEach(async () => {
  await t.db.kysely.deleteFrom('message').execute();
  await sql`delete from pgboss.job`.execute(t.db.kysely);
  deliver.mockReset().mockResolvedValue();
});

describe('a message', () => {
  test('says the name that the merchant gives the site', async () => {
    const { merchant } = await settings.current();
    await settings.change('merchant', { ...merchant, name: 'Orchid House' }, { role: 'system' });
    await write();
    expect((await newest())?.text).toMatch(/^Orchid House: 123456 /);
    await settings.change('merchant', merchant, { role: 'system' });
  });

  test('is handed over when its transaction is committed, and not when it is rolled back', async () => {
    await startDelivery();
    const lost = inTransaction(t.db.kysely, async (trx) => {
      await messages.write(trx, {
        channel: 'sms',
        purpose: 'loginCode',
        address: NUMBER,
        language: 'EN',
        values: { code: '000000', minutes: 5 },
      });
      throw new Error('the code was not kept');
    });
    await expect(lost).rejects.toThrow('not kept');
    await write();
    await expect.poll(async () => (await newest())?.state).toBe('delivered');
    await queueIsIdle(t);
    expect(letters()).toMatchObject([{ address: NUMBER, text: expect.stringContaining('123456') }]);
  });

  test('is handed over once by two gateways', { tags: ['race'] }, async () => {
    await write();
    await write();
    await Promise.all([startDelivery(), startDelivery(), startDelivery()]);
    await expect.poll(() => countJobs(t)).toEqual({ 'messages completed': 2 });
    expect(letters()).toHaveLength(2);
    expect(numbersOf(letters())).toBe(2);
  });

  test('waits for nobody, and is tried again under the same number', async () => {
    deliver.mockRejectedValueOnce(new Error('The SMS provider answered 503.'));
    await write();
    expect(await newest()).toMatchObject({ state: 'waiting', attempts: 0 });
    await startDelivery();
    const failed = { state: 'waiting', attempts: 1, lastError: 'The SMS provider answered 503.' };
    await expect.poll(newest).toMatchObject(failed);
    await queueIsIdle(t);
    await skipPauses(t);
    await expect.poll(newest).toMatchObject({ state: 'delivered', attempts: 2, lastError: null });
    expect(letters()).toHaveLength(2);
    expect(numbersOf(letters())).toBe(1);
  });

  test('goes again under the same number when its process dies between handing it over and noting that', async () => {
    deliver.mockReturnValueOnce(new Promise(() => undefined));
    await write();
    const dying = await startDelivery();
    await expect.poll(() => letters().length).toBe(1);
    await expireTaken(t);
    await dying.supervisor.run({ db: t.db.kysely, signal: new AbortController().signal });
    await skipPauses(t);
    await expect.poll(newest).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(letters()).toHaveLength(2);
    expect(numbersOf(letters())).toBe(1);
  });

  test('does not go again when its process dies after noting that it was handed over', async () => {
    await write();
    await sql`update message set state = 'delivered'`.execute(t.db.kysely);
    await startDelivery();
    await expect.poll(() => countJobs(t)).toEqual({ 'messages completed': 1 });
    expect(letters()).toEqual([]);
  });

  test('that is too old is not handed over', async () => {
    await write({ goodForSeconds: 300 });
    await sql`update message set good_until = now() - interval '1 second'`.execute(t.db.kysely);
    await startDelivery();
    await expect.poll(newest).toMatchObject({ state: 'failed', lastError: 'Too old to be sent.' });
    expect(letters()).toEqual([]);
  });

  test('to nobody takes the same way and is not handed over', async () => {
    await write({ isWithheld: true });
    expect(await countJobs(t)).toEqual({ 'messages created': 1 });
    await startDelivery();
    await expect.poll(() => countJobs(t)).toEqual({ 'messages completed': 1 });
    expect(letters()).toEqual([]);
    expect((await newest())?.state).toBe('withheld');
  });

  test('leaves neither its address nor its text in the queue', async () => {
    deliver.mockRejectedValue(new Error(`550 unknown reader ${NUMBER}`));
    await write();
    await startDelivery();
    await expect.poll(async () => (await newest())?.lastError).toContain(NUMBER);
    await queueIsIdle(t);
    const { rows } = await sql<{ all: string }>`select to_jsonb(j)::text as all from pgboss.job j`.execute(t.db.kysely);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(NUMBER);
    expect(rows[0]?.all).not.toContain('123456');
  });
});

describe('a message that cannot be handed over', () => {
  test('stays, is counted, and goes again when an operator says so', async () => {
    deliver.mockRejectedValue(new Error('down'));
    await write();
    await startDelivery();
    await expect
      .poll(async () => {
        await skipPauses(t);
        return newest();
      })
      .toMatchObject({ state: 'failed', attempts: 8, lastError: 'down' });
    expect(letters()).toHaveLength(8);
    expect(await messages.failed()).toEqual({ count: 1, oldestAt: expect.any(Date) });
    const { id = '' } = (await newest()) ?? {};
    deliver.mockResolvedValue();
    expect(await messages.retry(id, { id: 'sophea', role: 'operator' })).toBe(true);
    expect(await audit.newest({ action: 'message.retried', limit: 9 })).toMatchObject([
      { actorId: 'sophea', actorRole: 'operator', object: `message:${id}` },
    ]);
    await expect.poll(newest).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(await messages.retry(id)).toBe(false);
  });

  test('is given up when its process dies at the last try too', async () => {
    deliver.mockReturnValue(new Promise(() => undefined));
    await write();
    const delivery = await startDelivery();
    await expect.poll(() => letters().length).toBe(1);
    await sql`update pgboss.job set retry_count = retry_limit where name = 'messages'`.execute(t.db.kysely);
    await expireTaken(t);
    await delivery.supervisor.run({ db: t.db.kysely, signal: new AbortController().signal });
    await expect
      .poll(newest)
      .toMatchObject({ state: 'failed', lastError: 'The process that sent it ended at every try.' });
  });

  test('waits when there is no mail server at all, and keeps everything else running', async () => {
    const away = await startMailServer();
    await away.close();
    const config = readConfig({ SMTP_URL: away.url, MAIL_FROM: 'no-reply@mekong.example' });
    const byMail = withProviders(openProviders(config));
    await inTransaction(t.db.kysely, (trx) =>
      byMail.write(trx, {
        channel: 'mail',
        purpose: 'passwordChanged',
        address: 'sokha@example.com',
        language: 'EN',
        values: { name: 'sokha' },
      }),
    );
    await startDelivery(byMail);
    const mail = async () => (await messages.list({ address: 'sokha@example.com', limit: 1 }))[0];
    await expect.poll(mail).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.any(String) });
    expect((await gateway.call('getReadiness')).status).toBe(200);
  });
});
