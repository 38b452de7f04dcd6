import { randomUUID } from 'node:crypto';
import { freePort } from '@mekong/test-postgres/postgres';
import { describe, expect, test } from 'vitest';
import { sendForm, startCashierSandbox } from '../../../../../test/cashier-sandbox.ts';
import { describeProvider } from '../../../../../test/payment-provider-contract.ts';
import { parseMoney } from '../../../../kernel/money.ts';
import { SignatureInvalid } from '../provider.ts';
import { webhookSignature } from '../standard-webhooks.ts';
import { createSandbox } from './sandbox.ts';
import { readSettlement } from './settlement.ts';

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
  reverse: async (paymentRef, amount = '') =>
    void (await sendForm(config, `/payments/${paymentRef}/reverse`, { amount })),
  payouts: async (course, names = 'full') =>
    void (await sendForm(config, '/faults', { payouts: course === 'paid' ? 'none' : course, names })),
  refunds: async (state) =>
    void (await sendForm(config, '/faults', {
      refunds: state === 'done' ? 'none' : state === 'accepted' ? 'held' : state,
    })),
  payee: async (ref, hasArrived) =>
    void (await sendForm(config, `/pay/${ref}/${hasArrived ? 'arrived' : 'missing'}`, {})),
  async voucher(value, currency) {
    await sendForm(config, '/vouchers', { amount: value, currency });
    const page = await (await fetch(config.url)).text();
    return (/<bdi>([A-Z0-9-]{19})<\/bdi>/.exec(page)?.[1] ?? '').replaceAll('-', '');
  },
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
    returnUrl: 'https://play.example/member',
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

describe('a settlement file', () => {
  const lines = [
    'settlement,1,set_20261125_KHR,2026-11-25,KHR',
    'payment,pay_1,D7K2M9QX,KHQR,50000,100,2026-11-25T09:00:00.000Z',
    'payment,pay_2,,KHQR,700,1.4,2026-11-25T09:01:00.000Z',
    'payout,out_1,W7K2M9QX-1,BANK,-20000,800,2026-11-25T09:02:00.000Z',
    'end,3,30700,901.4',
  ];
  const read = (rows: readonly string[], prove = () => 'set_20261125_KHR') =>
    readSettlement(Buffer.from(`${rows.join('\n')}\n`), { day: '2026-11-25', currency: 'KHR', prove });

  test('is read line by line, with what goes out below zero', () => {
    const { batch, lines: found } = read(lines);
    expect(batch).toBe('set_20261125_KHR');
    expect(found.map(({ kind, ref, ownRef, amount }) => [kind, ref, ownRef, amount])).toEqual([
      ['payment', 'pay_1', 'D7K2M9QX', parseMoney('50000')],
      ['payment', 'pay_2', undefined, parseMoney('700')],
      ['payout', 'out_1', 'W7K2M9QX-1', -parseMoney('20000')],
    ]);
  });

  test.each([
    ['of another day', lines.with(0, 'settlement,1,set_20261124_KHR,2026-11-24,KHR'), 'header'],
    ['of another version', lines.with(0, 'settlement,2,set_20261125_KHR,2026-11-25,KHR'), 'header'],
    ['with a line that it does not count', lines.toSpliced(2, 1), 'footer'],
    ['whose sum is wrong', lines.with(4, 'end,3,30701,901.4'), 'footer'],
    ['whose fees are wrong', lines.with(4, 'end,3,30700,901.5'), 'footer'],
    ['without its end', lines.slice(0, 4), 'footer'],
    ['with a kind that nobody knows', lines.with(1, lines[1]?.replace('payment', 'gift') ?? ''), 'line'],
    ['with an amount that is none', lines.with(1, lines[1]?.replace('50000', '5e4') ?? ''), 'amount'],
    ['that is empty', [], 'header'],
  ])('%s is refused whole', (_what, rows, where) => {
    expect(() => read(rows)).toThrow(
      expect.objectContaining({ kind: 'defect', message: `defect: settlement-${where}` }),
    );
  });

  test('that its provider has not signed is refused', () => {
    const forged = () => {
      throw new SignatureInvalid('The webhook was not signed by its provider.');
    };
    expect(() => read(lines, forged)).toThrow(expect.objectContaining({ message: 'defect: settlement-signature' }));
  });
});
