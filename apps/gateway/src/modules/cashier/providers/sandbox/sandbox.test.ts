import { randomUUID } from 'node:crypto';
import { freePort } from '@mekong/test-postgres/postgres';
import { expect, test } from 'vitest';
import { sendForm, startCashierSandbox } from '../../../../../test/cashier-sandbox.ts';
import { describeProvider } from '../../../../../test/payment-provider-contract.ts';
import { parseMoney } from '../../../../kernel/money.ts';
import { webhookSignature } from '../standard-webhooks.ts';
import { createSandbox } from './sandbox.ts';

const config = await startCashierSandbox();
const second = Buffer.from('another secret of the tests').toString('base64');
const secrets = [...config.webhookSecrets, second];
const withFault =
  (fault: string): typeof fetch =>
  (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-sandbox-fault': fault } });

describeProvider('sandbox', {
  currency: 'KHR',
  open: ({ fault } = {}) => createSandbox({ ...config, webhookSecrets: secrets }, fault ? withFault(fault) : fetch),
  pay: async (ref, amount) => void (await sendForm(config, `/pay/${ref}`, { amount })),
  reverse: async (paymentRef) => void (await sendForm(config, `/payments/${paymentRef}/reverse`, {})),
  payouts: async (course, names = 'full') =>
    void (await sendForm(config, '/faults', { payouts: course === 'paid' ? 'none' : course, names })),
  webhook({
    body = '{"type":"deposit.changed","data":{"ref":"dep_1"}}',
    at = new Date(),
    isForged,
    isOfSecondKey,
  } = {}) {
    const id = `evt_${randomUUID()}`;
    const timestamp = String(Math.floor(at.getTime() / 1_000));
    const raw = Buffer.from(body);
    const secret = isForged
      ? Buffer.from('nobody').toString('base64')
      : isOfSecondKey
        ? second
        : config.webhookSecrets[0];
    const signature = webhookSignature(secret ?? '', id, timestamp, raw);
    return {
      headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,bm8= ${signature}` },
      raw,
    };
  },
});

test('a sandbox that nobody has started is unavailable', async () => {
  const provider = createSandbox({ ...config, url: `http://localhost:${await freePort()}` });
  await expect(provider.methods('KHR')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a page of the sandbox is offered from its own origin alone', async () => {
  const asked = {
    ...{ method: 'KHQR', amount: parseMoney('50000'), currency: 'KHR' },
    ...{ createdAt: new Date(), expiresAt: new Date(Date.now() + 600_000) },
  };
  const own = await createSandbox(config).createDeposit({ ...asked, orderNo: '22222222' });
  expect(own.instructions.payUrl).toContain(config.pagesOrigin);
  const foreign = await createSandbox({ ...config, pagesOrigin: 'https://pay.example' }).createDeposit({
    ...{ ...asked, orderNo: '33333333' },
  });
  expect(foreign.instructions.payUrl).toBeUndefined();
  expect(foreign.instructions.qrText).toBeTruthy();
});

test('the signature of a webhook is the worked example of its scheme', () => {
  const body =
    '{"id":"evt_01","type":"payment.paid","sequence":3,"data":{"payment":"pay_7Q","order":"D7K2M9QX","amount":"50000","currency":"KHR"}}';
  const [secret = ''] = config.webhookSecrets;
  expect(webhookSignature(secret, 'evt_01', '1795338060', Buffer.from(body))).toBe(
    'v1,TOGOALJM6/HBLUZ9r5G2gspkUztscYJkjBE0NHG/yYM=',
  );
});
