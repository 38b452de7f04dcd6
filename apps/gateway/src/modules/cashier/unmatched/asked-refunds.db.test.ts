import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../../test/deposits.ts';
import { testDb } from '../../../../test/harness.ts';
import { unsoundBooks } from '../../../../test/payments.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import { createRefunds } from './refunds.service.ts';
import { listDueRefunds, waitingUnmatched } from './unmatched.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const { opened, gain, webhook, wait } = w;
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
beforeEach(w.reset);

function act<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  return inTransaction(db, work);
}
const credit = (id: string, receiver: { username: string }) => act((trx) => w.unmatched.credit(trx, id, receiver, by));
const refund = (id: string) => act((trx) => w.unmatched.refund(trx, id, by));
const writeOff = (id: string) => act((trx) => w.unmatched.writeOff(trx, id, by));
const itemOf = async (id: string) => (await w.unmatched.detail(id)).item;

/** A payment that nobody has asked for. @returns the number of its item */
async function stray(): Promise<string> {
  w.fake.pay(undefined, '700');
  await webhook(w.fake.strayRef());
  return w.newestItem();
}

describe('a refund', () => {
  describe('of which its provider says nothing that is understood for a day', () => {
    /** Its member has been told. @returns the item and its order */
    async function asked() {
      const orderNo = await opened();
      w.fake.pay(orderNo, '99');
      await w.deposits.look(orderNo);
      const id = await w.newestItem();
      await refund(id);
      const before = (await waitingUnmatched(db)).count;
      for (const hours of [0, 23, 2]) {
        wait(hours * 60 * MINUTE);
        expect(await itemOf(id)).toMatchObject({ state: 'REFUNDING', actions: [] });
        w.fake.trouble.push({ kind: 'defect', isDone: hours === 0 });
        await w.refunds.look(id);
      }
      expect((await waitingUnmatched(db)).count).toBe(before + 1);
      expect(await w.lastMessage()).toMatchObject({ template: 'refundAsked', content: { order: orderNo } });
      return id;
    }
    const decide = (id: string, outcome: 'SENT' | 'NOT_SENT') => act((trx) => w.refunds.decide(trx, id, outcome, by));

    test('is a question for operators, who say that the payer has it', async () => {
      const id = await asked();
      expect(await itemOf(id)).toMatchObject({ state: 'OPEN', actions: ['SENT_BACK', 'NOT_SENT_BACK'] });
      for (const other of [() => refund(id), () => writeOff(id), () => credit(id, { username: 'sokha' })])
        await expect(other()).rejects.toMatchObject({ code: 'STATE_STALE' });
      await decide(id, 'SENT');
      expect(await itemOf(id)).toMatchObject({ state: 'ENDED', outcome: 'REFUNDED', decidedBy: 'sophea' });
      expect(await w.lastMessage()).toMatchObject({ template: 'depositRefunded' });
      await expect(decide(id, 'NOT_SENT')).rejects.toMatchObject({ code: 'STATE_STALE' });
      expect(await unsoundBooks(db)).toEqual([]);
    });

    test('is to be decided again when operators say that it was not made', async () => {
      const id = await asked();
      expect(await decide(id, 'NOT_SENT')).toMatchObject({ state: 'OPEN', wasRefused: true });
      await w.refunds.look(id);
      expect(await itemOf(id)).toMatchObject({ state: 'OPEN', actions: ['CREDIT', 'REFUND', 'WRITE_OFF'] });
      expect(await gain(() => credit(id, { username: 'sokha' }))).toBe('99.0000');
      expect(await unsoundBooks(db)).toEqual([]);
    });

    test('ends by itself when the provider says at last what it has done', async () => {
      const id = await asked();
      await w.refunds.look(id);
      expect(await itemOf(id)).toMatchObject({ state: 'ENDED', outcome: 'REFUNDED' });
      await expect(decide(id, 'SENT')).rejects.toMatchObject({ code: 'STATE_STALE' });
    });

    test('is no question before, and none twice', async () => {
      const id = await asked();
      const told = () => db.selectFrom('inbox_message').select('id').where('template', '=', 'refundAsked').execute();
      const before = (await told()).length;
      w.fake.trouble.push({ kind: 'defect' });
      await w.refunds.look(id);
      expect(await told()).toHaveLength(before);
    });
  });

  test('that is only accepted for a week is a question for operators', async () => {
    w.fake.decideRefunds('accepted');
    const id = await stray();
    await refund(id);
    for (const days of [0, 6, 1]) {
      expect(await itemOf(id)).toMatchObject({ state: 'REFUNDING' });
      wait(days * 24 * 60 * MINUTE);
      for (let n = 0; n < 2; n++) await w.refunds.look(id);
    }
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', actions: ['SENT_BACK', 'NOT_SENT_BACK'] });
  });

  test('of a provider that was removed is a question at once, and stands before no other refund', async () => {
    const id = await stray();
    await refund(id);
    const gone = createRefunds({ db, providers: [], log: { error: () => undefined }, now: w.now });
    await gone.lookAtDue();
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', actions: ['SENT_BACK', 'NOT_SENT_BACK'] });
    expect(await listDueRefunds(db, w.now(), 100)).not.toContain(id);
    await act((trx) => gone.decide(trx, id, 'NOT_SENT', by));
    await writeOff(id);
    expect(await unsoundBooks(db)).toEqual([]);
  });
});
