import { randomBytes, randomUUID } from 'node:crypto';
import type { SlipPage, SlipRow } from '@mekong/api-client/admin/contract/types';
import type {
  AttachedSlips,
  DepositDetail,
  FileLink,
  InboxList,
  UploadedFile,
} from '@mekong/api-client/contract/types';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { consoleOf } from '../../../../test/console.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { unsoundBooks } from '../../../../test/payments.ts';
import { logInAll, seedSmallWorld } from '../../../../test/people.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { applyPayment } from '../apply-payment.ts';
import { lockOrder, saveOrder } from '../deposit.repository.ts';
import { newOrderNo } from '../order-no.port.ts';
import { waitingSlips } from './slips.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const { member, agent } = await logInAll(gateway);
const cashier = await consoleOf(gateway, { role: 'cashier' });

const picture = (
  await sharp({ create: { width: 100, height: 100, channels: 3, background: '#2a9d8f' } })
    .png()
    .toBuffer()
).toString('base64');
const upload = async (purpose = 'SLIP') =>
  (await gateway.value<UploadedFile>('uploadFile', { body: { purpose, data: picture } }, member)).id;
const attach = (orderNo: string, fileIds: string[], session = member) =>
  gateway.call('attachSlips', { path: { orderNo }, body: { fileIds } }, session);
const refusal = async (...call: Parameters<typeof attach>) => (await attach(...call)).json.error?.code;

/** A deposit that waits for its payment. @returns its number */
async function deposit(
  kind: 'BANK' | 'C2C' | 'QR' = 'BANK',
  state: 'PENDING' | 'EXPIRED' | 'CANCELLED' = 'PENDING',
  takes_parts = false,
) {
  const order = {
    ...{ order_no: newOrderNo(), member_id: sokha, provider: 'sandbox', method: kind, kind, currency: 'KHR', state },
    ...{ amount: 500_000_000n, minimum: 0n, fee_fixed: 0n, fee_ppm: 0, fee_step: 1n, takes_parts },
    ...{ provider_ref: randomUUID(), expires_at: new Date(), look_at: null },
  };
  await db.insertInto('deposit_order').values(order).execute();
  return order.order_no;
}

beforeEach(async () => {
  await db.deleteFrom('stored_file').execute();
  await db.deleteFrom('deposit_slip').execute();
});

test('a slip is sent for a transfer that waits or has expired, and stands with its order', async () => {
  for (const [kind, state] of [
    ['BANK', 'PENDING'],
    ['BANK', 'EXPIRED'],
    ['C2C', 'PENDING'],
  ] as const) {
    const orderNo = await deposit(kind, state);
    const [first, second] = [await upload(), await upload()];
    expect((await attach(orderNo, [first])).json.value).toEqual({ slipIds: [first] } satisfies AttachedSlips);
    expect((await attach(orderNo, [second])).json.value).toEqual({ slipIds: [first, second] });
    const { slipIds } = await gateway.value<DepositDetail>('getDeposit', { path: { orderNo } }, member);
    expect(slipIds).toEqual([first, second]);
  }
});

test('a slip is refused for another kind of payment, an order that is over, and one of somebody else', async () => {
  expect(await refusal(await deposit('QR'), [await upload()])).toBe('STATE_STALE');
  expect(await refusal(await deposit('BANK', 'CANCELLED'), [await upload()])).toBe('STATE_STALE');
  expect(await refusal(await deposit(), [await upload()], agent)).toBe('NOT_FOUND');
  expect(await refusal('D7K2M9QX', [await upload()])).toBe('NOT_FOUND');
});

test('an order takes three slips, each once, and no picture that was uploaded for something else', async () => {
  const orderNo = await deposit();
  const slips = [await upload(), await upload()];
  await attach(orderNo, slips);
  // again, because the answer was lost
  expect((await attach(orderNo, slips)).json.value).toEqual({ slipIds: slips });
  expect(await refusal(orderNo, [await upload(), await upload()])).toBe('UPLOAD_COUNT');
  expect(await refusal(orderNo, [...slips.slice(0, 1), await upload()])).toBe('UPLOAD_COUNT');
  expect(await refusal(await deposit(), slips.slice(0, 1))).toBe('VALIDATION_FAILED');
  expect(await refusal(orderNo, [await upload('PROOF')])).toBe('VALIDATION_FAILED');
  expect(await refusal(orderNo, [randomBytes(16).toString('base64url')])).toBe('VALIDATION_FAILED');
});

test('a slip is kept for a year, and waits until an operator looks at it, which is written down', async () => {
  const orderNo = await deposit();
  const fileId = await upload();
  await attach(orderNo, [fileId]);
  const { keep_until: until } = await db
    .selectFrom('stored_file')
    .select('keep_until')
    .where('name', '=', fileId)
    .executeTakeFirstOrThrow();
  expect(until?.getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1);
  const [row] = (await cashier.value<SlipPage>('listSlips')).content;
  expect(row).toMatchObject({ orderNo, username: 'sokha', amount: '50000.0000', state: 'REVIEW', fileId });
  expect(row?.lookedAt).toBeUndefined();
  expect(await waitingSlips(db)).toEqual({ count: 1, oldestAt: new Date(row?.sentAt ?? '') });
  const { url } = await cashier.value<FileLink>('showSlip', { path: { id: row?.id ?? '' } });
  const shown = await cashier.app.inject({ url, headers: { host: 'localhost:8082' } });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const noted = await gateway.modules.audit.newest({ action: 'slip.shown', limit: 1 });
  expect(noted).toMatchObject([{ object: `deposit:${orderNo}`, actorId: 'a cashier' }]);
  // looked at, and still to be decided
  expect((await waitingSlips(db)).count).toBe(1);
  expect((await cashier.value<SlipPage>('listSlips')).content[0]?.lookedAt).toEqual(expect.any(String));

  const reject = () => cashier.call('rejectSlip', { path: { id: row?.id ?? '' }, body: { reason: 'NOT_ARRIVED' } });
  expect((await reject()).json.value).toMatchObject({ orderNo, state: 'FAILED' });
  expect((await reject()).json.error?.code).toBe('STATE_STALE');
  expect(await waitingSlips(db)).toEqual({ count: 0, oldestAt: null });
  const { order } = await gateway.value<DepositDetail>('getDeposit', { path: { orderNo } }, member);
  expect(order).toMatchObject({ state: 'FAILED', slipReason: 'NOT_ARRIVED' });
  const inbox = await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, member);
  expect(inbox.content.slice(0, 2).map(({ title }) => title)).toEqual([
    ...['We could not find your transfer', 'We are looking for your transfer'],
  ]);
  expect(await gateway.modules.audit.newest({ action: 'slip.rejected', limit: 1 })).toMatchObject([
    { object: `deposit:${orderNo}`, detail: { reason: 'NOT_ARRIVED' } },
  ]);
});

test('a slip for an expired order has its provider asked at once, and waits until operators credit it late or refuse it', async () => {
  const titles = async () =>
    (await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, member)).content.map(
      ({ title }) => title,
    );
  const before = (await titles()).length;
  const orderNo = await deposit('BANK', 'EXPIRED');
  await attach(orderNo, [await upload()]);
  await attach(orderNo, [await upload()]);
  // the newest first, each with its place among those of its order
  expect((await cashier.value<SlipPage>('listSlips')).content.slice(0, 2)).toMatchObject([
    { orderNo, place: 2, ofOrder: 2 },
    { orderNo, place: 1, ofOrder: 2 },
  ]);
  const told = await titles();
  expect(told.slice(0, told.length - before)).toEqual(['We are looking for your transfer']);
  const { look_at: lookAt } = await db
    .selectFrom('deposit_order')
    .select('look_at')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  expect(lookAt).toBeInstanceOf(Date);
  const [row] = (await cashier.value<SlipPage>('listSlips')).content;
  await cashier.value<FileLink>('showSlip', { path: { id: row?.id ?? '' } });
  // a look decides nothing
  expect((await waitingSlips(db)).count).toBe(1);
  const answer = await cashier.value<SlipRow>('rejectSlip', {
    path: { id: row?.id ?? '' },
    body: { reason: 'OTHER_ACCOUNT' },
  });
  expect(answer.state).toBe('FAILED');
  expect((await waitingSlips(db)).count).toBe(0);
  expect((await titles())[0]).toBe('We could not find your transfer');
  const { order } = await gateway.value<DepositDetail>('getDeposit', { path: { orderNo } }, member);
  expect(order).toMatchObject({ state: 'FAILED', slipReason: 'OTHER_ACCOUNT' });
});

test.each(['PENDING', 'EXPIRED'] as const)(
  'a deposit of which a part has come is complete with that when no more is found for its slip, also when it was %s',
  async (state) => {
    const orderNo = await deposit('BANK', state, true);
    await inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, orderNo);
      const amount = parseMoney('20000');
      const told = {
        provider: 'sandbox',
        method: 'BANK',
        paymentRef: `part-${orderNo}`,
        amount,
        currency: 'KHR',
        fee: 0n,
      };
      const ports = { collect: async () => undefined, gate: { whyNotPaidIn: async () => undefined } };
      if (!order) throw new Error('The order is there.');
      // it comes while the order waits
      order.state = 'PENDING';
      await applyPayment(trx, { ...told, paidAt: new Date(), state: 'paid' }, order, ports);
      order.state = state;
      await saveOrder(trx, order);
    });
    await attach(orderNo, [await upload()]);
    const { content } = await cashier.value<SlipPage>('listSlips');
    const id = content.find((one) => one.orderNo === orderNo)?.id ?? '';
    await cashier.value('rejectSlip', { path: { id }, body: { reason: 'NOT_ARRIVED' } });
    const { order } = await gateway.value<DepositDetail>('getDeposit', { path: { orderNo } }, member);
    expect(order).toMatchObject({ state: 'COMPLETED', isLate: false, credited: '20000.0000' });
    const [news] = (await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, member)).content;
    expect(news).toMatchObject({ title: 'We found no further transfer', link: { order: orderNo } });
    expect(await unsoundBooks(db)).toEqual([]);
  },
);
