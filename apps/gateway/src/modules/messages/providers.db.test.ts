import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { type MailMood, startMailServer } from '../../../test/mail-server.ts';
import { queueIsIdle, skipPauses, startTestWorkers } from '../../../test/queue.ts';
import { type SmsMood, startSmsProvider } from '../../../test/sms-provider.ts';
import { readConfig } from '../../app/config.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { MessageChannel } from './messages.tables.ts';

const t = await testDb();
const mail = await startMailServer();
const provider = await startSmsProvider();
afterAll(() => Promise.all([mail.close(), provider.close()]));

const { smtp, sms } = readConfig({
  SMTP_URL: mail.url,
  MAIL_FROM: 'no-reply@mekong.example',
  SMS_URL: provider.url,
  SMS_TOKEN: 'key-of-the-provider',
  SMS_FROM: 'LunaPlay',
});
const gateway = await testGateway(t, { smtp, sms });
const { messages, queue } = gateway.modules;
await startTestWorkers(t, { queue, workers: messages.workers });

beforeAll(() => gateway.modules.settings.change('merchant', { name: 'Luna & Co' }, { role: 'system' }));

const TO = { mail: 'sokha@example.com', sms: '85512345678' };

/** Writes a message as a recovery or a log-in does, and waits until its first try is over. */
async function send(channel: MessageChannel, language: 'EN' | 'KM' = 'EN') {
  await inTransaction(t.db.kysely, (trx) =>
    messages.write(trx, {
      channel,
      purpose: channel === 'mail' ? 'passwordLink' : 'loginCode',
      address: TO[channel],
      language,
      values: { code: '123456', minutes: 5, name: 'sokha', link: 'https://mekong.example/reset-password#token=x' },
    }),
  );
  await queueIsIdle(t);
}
const newest = async (channel: MessageChannel) => {
  const [found] = await messages.list({ address: TO[channel], limit: 1 });
  if (!found) throw new Error('Nothing was written.');
  return found;
};
/** As if the pause before the next try were over. */
const tryAgain = async () => {
  await skipPauses(t);
  await queueIsIdle(t);
};

beforeEach(async () => {
  await t.db.kysely.deleteFrom('message').execute();
  await sql`delete from pgboss.job`.execute(t.db.kysely);
  mail.mood = 'takes';
  mail.letters.length = 0;
  provider.mood = 202;
  provider.requests.length = 0;
});

describe('mail over SMTP', () => {
  test('arrives with the site as its sender, address, subject, text and the number of the message', async () => {
    await send('mail');
    const message = await newest('mail');
    expect(message).toMatchObject({ state: 'delivered', provider: 'smtp', attempts: 1 });
    expect(mail.letters).toHaveLength(1);
    const [letter] = mail.letters;
    expect(letter).toMatchObject({ from: 'no-reply@mekong.example', to: 'sokha@example.com' });
    expect(letter?.source).toContain('From: "Luna & Co" <no-reply@mekong.example>');
    expect(letter?.source).toContain('Subject: Set a new password');
    expect(letter?.source).toContain(`X-Message-ID: ${message.id}`);
    expect(letter?.source).toContain('https://mekong.example/reset-password#token=');
  });

  test('arrives in the script of its reader', async () => {
    await send('mail', 'KM');
    const { subject } = await newest('mail');
    const source = mail.letters[0]?.source ?? '';
    const encoded = [...source.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, how, text = '']) =>
      how?.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ),
    );
    expect(Buffer.concat(encoded).toString('utf8')).toBe(subject);
    expect(subject).toMatch(/\p{Script=Khmer}/u);
  });

  test('cannot be given another address by a line break in one', async () => {
    await inTransaction(t.db.kysely, (trx) =>
      messages.write(trx, {
        channel: 'mail',
        purpose: 'passwordChanged',
        address: 'sokha@example.com\r\nBcc: thief@example.com',
        language: 'EN',
        values: { name: 'sokha', hours: 24 },
      }),
    );
    await queueIsIdle(t);
    for (const { source, to } of mail.letters) {
      expect(source).not.toMatch(/^Bcc:/im);
      expect(to.endsWith('@example.com')).toBe(true);
    }
  });

  test.each<MailMood>(['refuses for now', 'refuses for good', 'hangs up'])(
    'waits and is tried again when the server %s',
    async (mood) => {
      mail.mood = mood;
      await send('mail');
      const waiting = await newest('mail');
      expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.any(String) });
      expect(mail.letters).toHaveLength(0);
      mail.mood = 'takes';
      await tryAgain();
      expect(await newest('mail')).toMatchObject({ state: 'delivered', attempts: 2, lastError: null });
      expect(mail.letters).toHaveLength(1);
    },
  );
});

describe('SMS over HTTP', () => {
  test('arrives with number, sender, text, key and a reference that stays the same', async () => {
    await send('sms');
    const message = await newest('sms');
    expect(message).toMatchObject({ state: 'delivered', provider: 'http' });
    expect(provider.requests).toHaveLength(1);
    const [request] = provider.requests;
    expect(request?.body).toEqual({
      to: '+85512345678',
      from: 'LunaPlay',
      text: expect.stringContaining('123456'),
      reference: message.id,
    });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer key-of-the-provider',
      'content-type': 'application/json',
      'idempotency-key': message.id,
    });
  });

  test.each<SmsMood>([400, 401, 429, 500, 503, 'hangs up', 'sends elsewhere'])(
    'waits and is tried again, under the same reference, when the provider answers %s',
    async (mood) => {
      provider.mood = mood;
      await send('sms');
      expect(await newest('sms')).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.any(String) });
      provider.mood = 202;
      await tryAgain();
      expect(await newest('sms')).toMatchObject({ state: 'delivered', attempts: 2, lastError: null });
      const references = provider.requests.map(({ headers }) => headers['idempotency-key']);
      expect(references).toHaveLength(2);
      expect(new Set(references).size).toBe(1);
    },
  );

  test('waits longer before each try', async () => {
    provider.mood = 500;
    for (const seconds of [5, 10, 20, 40]) {
      const before = Date.now();
      await (seconds === 5 ? send('sms') : tryAgain());
      const after = Date.now();
      const { rows } = await sql<{ at: Date }>`select start_after as at from pgboss.job where state = 'retry'`.execute(
        t.db.kysely,
      );
      const next = rows[0]?.at.getTime() ?? 0;
      // The pause begins with the failure, whenever that was, and is up to twice as long; clocks round to milliseconds.
      expect(next).toBeGreaterThanOrEqual(before + seconds * 1_000 - 1);
      expect(next).toBeLessThanOrEqual(after + 2 * seconds * 1_000 + 1);
    }
  });
});
