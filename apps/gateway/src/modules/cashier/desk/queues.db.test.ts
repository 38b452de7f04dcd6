import { randomUUID } from 'node:crypto';
import type { MemberMoney } from '@mekong/api-client/admin/contract/types';
import { zGetMemberMoneyResponse } from '@mekong/api-client/admin/contract/validators';
import { expect, test } from 'vitest';
import { consoleOf } from '../../../../test/console.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { seedSmallWorld } from '../../../../test/people.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { parseMoney } from '../../../kernel/money.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha, dara } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const risk = await consoleOf(gateway, { role: 'risk' });

interface Mine {
  readonly memberId: string;
  readonly other: string;
  /** Last letter of every number. */
  readonly end: string;
  readonly amount: string;
  readonly currency: string;
  readonly provider: string;
  readonly method: string;
  readonly at: Date;
}

/** One of each kind of work that waits. */
async function makeWork({ memberId, other, end, provider, method, currency, at, ...mine }: Mine): Promise<void> {
  const amount = parseMoney(mine.amount);
  const way = { provider, method, currency };
  const one = async (query: { executeTakeFirstOrThrow: () => Promise<{ id: string }> }) =>
    (await query.executeTakeFirstOrThrow()).id;
  const orderId = await one(
    db
      .insertInto('deposit_order')
      .values({
        ...{
          ...way,
          order_no: `D7K2M9Q${end}`,
          member_id: memberId,
          kind: 'BANK',
          amount,
          minimum: 0n,
          state: 'REVIEW',
        },
        ...{ fee_fixed: 0n, fee_ppm: 0, fee_step: 1n, takes_parts: false, expires_at: at, look_at: null },
      })
      .returning('id'),
  );
  const name = `slip-of-order-${end}`.padEnd(22, '-');
  await db
    .insertInto('stored_file')
    .values({
      ...{ name, member_id: memberId, purpose: 'SLIP', width: 1, height: 1, key_sealed: 'none' },
      ...{ sha256: Buffer.from(end), bytes: Buffer.from(end) },
    })
    .execute();
  await db.insertInto('deposit_slip').values({ order_id: orderId, name, sent_at: at }).execute();
  const accountId = await one(
    db
      .insertInto('payout_account')
      .values({
        ...{ ...way, member_id: memberId, kind: 'BANK', institution: 'DEVB', institution_name: 'Dev Bank' },
        ...{ number_sealed: 'x', number_end: '6789', number_lookup: end, holder_sealed: 'x', state: 'ACCEPTED' },
      })
      .returning('id'),
  );
  const withdrawalId = await one(
    db
      .insertInto('withdraw_order')
      .values({
        ...{ ...way, order_no: `W7K2M9Q${end}`, member_id: memberId, account_id: accountId, amount, fee: 0n },
        ...{ largest_part: amount, step: 1n, held: 0n, state: 'REVIEW', created_at: at, look_at: null },
      })
      .returning('id'),
  );
  const partId = await one(
    db
      .insertInto('withdraw_part')
      .values({
        ...{ order_id: withdrawalId, part_no: `W7K2M9Q${end}-1`, amount, tries: 0, state: 'PAID', paid_at: at },
        provider_ref: `wd_${end}`,
      })
      .returning('id'),
  );
  await db
    .insertInto('withdraw_confirmation')
    .values({
      part_id: partId,
      order_id: withdrawalId,
      member_id: memberId,
      state: 'NOT_RECEIVED',
      opened_at: at,
      due_at: at,
    })
    .execute();
  await db
    .insertInto('withdraw_dispute')
    .values({
      ...{ case_no: `C7K2M9Q${end}`, part_id: partId, state: 'OPEN', reason: 'NOTHING', opened_at: at, answer_by: at },
    })
    .execute();
  const paymentId = await one(
    db
      .insertInto('deposit_payment')
      .values({
        ...{ ...way, payment_ref: `pay_${end}`, order_id: orderId, amount, fee: 0n, member_fee: 0n },
        ...{ state: 'SUSPENSE', paid_at: at },
      })
      .returning('id'),
  );
  await db
    .insertInto('suspense_item')
    .values({
      ...{ payment_id: paymentId, member_id: memberId, currency, amount, reason: 'LIMIT_REACHED', created_at: at },
      refund_no: `R7K2M9Q${end}`,
    })
    .execute();
  await db.insertInto('kyc_profile').values({ member_id: memberId, state: 'IN_REVIEW', sent_at: at }).execute();
  await db
    .insertInto('transfer')
    .values({
      ...{ transfer_no: `T7K2M9Q${end}`, sender_id: memberId, receiver_id: other, direction: 'UP', currency },
      ...{ amount: String(amount), state: 'REVIEW', created_at: at },
    })
    .execute();
}

type Queue = Parameters<typeof risk.value>[0];

const [monday, tuesday] = [new Date('2026-11-23T03:00:00Z'), new Date('2026-11-24T03:00:00Z')];
await makeWork({
  ...{ memberId: sokha, other: dara, end: 'X', amount: '500', currency: 'KHR', provider: 'sandbox', method: 'BANK' },
  at: monday,
});
await makeWork({
  ...{ memberId: dara, other: sokha, end: 'Y', amount: '900', currency: 'USD', provider: 'other', method: 'WALLET' },
  at: tuesday,
});

/** Which of the two a filter finds, by the last letter of its number or the name of its member. */
const found = async (operation: Queue, key: string, query: Record<string, string>) => {
  const { content } = await risk.value<{ content: Record<string, string>[] }>(operation, { query });
  return content.map((row) => ({ sokha: 'X', dara: 'Y' })[row[key] ?? ''] ?? row[key]?.at(-1)).toSorted();
};

const day = { from: '2026-11-23T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z' };
const amounts = { amountFrom: '400.0000', amountTo: '899.9999' };
const way = [{ method: 'BANK' }, { method: 'sandbox' }];

test.for([
  [
    'listWithdrawalQueue',
    'orderNo',
    ['w7k2m9qx', 'W7K2M9QX-1', 'wd_X', 'Sokha'],
    [...way, { currency: 'KHR' }, amounts, day],
  ],
  ['listSlips', 'orderNo', ['d7k2m9qx', 'Sokha'], [...way, { currency: 'KHR' }, amounts, day]],
  [
    ...['listDisputes', 'caseNo', ['c7k2m9qx', 'W7K2M9QX', 'W7K2M9QX-1', 'wd_X', 'Sokha']],
    [...way, { currency: 'KHR' }, amounts, day],
  ],
  [
    ...['listUnmatchedPayments', 'orderNo', ['pay_X', 'd7k2m9qx', 'R7K2M9QX', 'Sokha']],
    [...way, { currency: 'KHR' }, amounts, day],
  ],
  ['listIdentityChecks', 'username', ['Sokha'], [day]],
  ['listAllTransfers', 'transferNo', ['t7k2m9qx'], [{ currency: 'KHR' }, amounts, day]],
] as const)(
  'an operator narrows %s by numbers and names, and by what else its rows have',
  async ([operation, key, words, filters]) => {
    expect(await found(operation, key, {})).toEqual(['X', 'Y']);
    for (const q of words) expect(await found(operation, key, { q }), q).toEqual(['X']);
    for (const query of filters)
      expect(await found(operation, key, { ...query }), JSON.stringify(query)).toEqual(['X']);
    for (const q of ['nobody', 'W7K2M9Q']) expect(await found(operation, key, { q }), q).toEqual([]);
  },
);

test('an operator finds slips by the state of their deposit, and transfers by either of the two members', async () => {
  await db.updateTable('deposit_order').set({ state: 'FAILED' }).where('order_no', '=', 'D7K2M9QY').execute();
  expect(await found('listSlips', 'orderNo', { state: 'REVIEW' })).toEqual(['X']);
  expect(await found('listAllTransfers', 'transferNo', { q: 'dara' })).toEqual(['X', 'Y']);
});

test('the money of a member has disputes, transfers and what was kept, and what speaks for a closer look but for support', async () => {
  const session = { ip: '127.0.0.1', user_agent: 'x', method: 'password' as const, expires_at: new Date() };
  const seen = async (member_id: string, device_hash: string | null) =>
    db
      .insertInto('session')
      .values({ ...session, cookie_hash: randomUUID(), member_id, device_hash })
      .execute();
  await seen(sokha, 'one');
  await seen(dara, 'one');
  await seen(dara, null);
  const refuse = (reason: string) =>
    appendAudit(db, {
      ...{ action: 'payout-account.refused', actorId: sokha, actorRole: 'member', ip: '127.0.0.1', object: 'sokha' },
      detail: { reason },
    });
  await refuse('NAME_MISMATCH');
  const read = async (id: string, reader = risk) => {
    const money = await reader.value<MemberMoney>('getMemberMoney', { path: { id } });
    zGetMemberMoneyResponse.parse(money);
    return money;
  };
  expect(await read(sokha)).toMatchObject({
    disputes: [{ caseNo: 'C7K2M9QX', partNo: 'W7K2M9QX-1', amount: '500.0000' }],
    transfers: [
      { transferNo: 'T7K2M9QY', partner: 'dara', isReceived: true },
      { transferNo: 'T7K2M9QX', partner: 'dara', isReceived: false },
    ],
    kept: [{ paymentRef: 'pay_X', reason: 'LIMIT_REACHED' }],
    identity: 'IN_REVIEW',
    flags: [{ kind: 'SHARED_DEVICE', members: [{ id: dara, username: 'dara' }] }],
  });
  await refuse('SHARED');
  expect((await read(sokha)).flags?.map(({ kind }) => kind)).toEqual(['SHARED_DEVICE', 'REFUSED_ACCOUNT']);
  expect((await read(dara)).flags?.map(({ kind }) => kind)).toEqual(['SHARED_DEVICE']);
  expect((await read(sokha, await consoleOf(gateway, { role: 'support' }))).flags).toBeUndefined();
});

test('a cursor of a queue is good for one filter alone', async () => {
  const query = { pageSize: 1 };
  const { nextCursor = '' } = await risk.value<{ nextCursor?: string }>('listWithdrawalQueue', { query });
  const { json } = await risk.call('listWithdrawalQueue', { query: { ...query, currency: 'KHR', cursor: nextCursor } });
  expect(json.error?.code).toBe('VALIDATION_FAILED');
});
