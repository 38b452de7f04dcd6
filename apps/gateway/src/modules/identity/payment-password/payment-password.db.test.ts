import type { PaymentPasswordState } from '@mekong/api-client/contract/types';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const DIGITS = '402817';

let mine: TestBrowser;
beforeEach(async () => {
  await db.deleteFrom('attempt').execute();
  await db.deleteFrom('member_hold').execute();
  await db.updateTable('credential').set({ payment_hash: null }).where('member_id', '=', sokha).execute();
  mine = testBrowser(gateway);
  await mine.login('sokha', PASSWORD);
});

/** The log-in counts as a proof of its own for a while, which is over. */
const weaken = () => db.updateTable('session').set({ strong_until: null }).execute();
const strong = () => mine.value('stepUp', { body: { password: PASSWORD } });
const put = (paymentPassword: string) => mine.call('setPaymentPassword', { body: { paymentPassword } });
const prove = (paymentPassword: string) => mine.call('provePaymentPassword', { body: { paymentPassword } });
const state = () => mine.value<PaymentPasswordState>('getPaymentPassword');
const codeOf = (answer: { json: { error?: { code: string } } }) => answer.json.error?.code;
const minutesOf = (answer: { json: { error?: { params: { retryAfter?: number } } } }) =>
  Math.ceil((answer.json.error?.params.retryAfter ?? 0) / 60);
const holds = () => db.selectFrom('member_hold').select('reason').execute();

describe('the owner of an account', () => {
  test('sets a payment password after a proof, and money may leave for a while', async () => {
    await weaken();
    expect(await state()).toEqual({ isSet: false });
    expect(codeOf(await put(DIGITS))).toBe('AUTH_STEP_UP');
    await strong();
    expect(await state()).toEqual({ isSet: false });
    await put(DIGITS);
    expect(await state()).toEqual({ isSet: true, provedUntil: expect.any(String) });
    expect(await holds()).toEqual([]);
  });

  test('who changes it has withdrawals on hold', async () => {
    await strong();
    await put(DIGITS);
    await put('918273');
    expect(await holds()).toEqual([{ reason: 'payment-password' }]);
    expect(codeOf(await prove(DIGITS))).toBe('AUTH_BAD_CREDENTIALS');
    expect(codeOf(await prove('918273'))).toBeUndefined();
  });

  test.each(['111111', '123456', '987654', '890123', '012345'])(
    'is refused %s, which is tried first',
    async (digits) => {
      await strong();
      expect((await put(digits)).json.error).toMatchObject({
        code: 'VALIDATION_FAILED',
        params: { fields: [{ name: 'paymentPassword', rule: 'common' }] },
      });
    },
  );

  test.each(['12345', '1234567', '12a456', '١٢٣٤٥٦'])('is refused %s, which is not six digits', async (digits) => {
    await strong();
    expect(codeOf(await put(digits))).toBe('VALIDATION_FAILED');
  });

  test('opens another session by it for money, and for nothing else', async () => {
    await strong();
    await put(DIGITS);
    mine = testBrowser(gateway);
    await mine.login('sokha', PASSWORD);
    await weaken();
    expect(await state()).toEqual({ isSet: true });
    await prove(DIGITS);
    expect(await state()).toMatchObject({ provedUntil: expect.any(String) });
    expect(codeOf(await put('918273'))).toBe('AUTH_STEP_UP');
  });
});

describe('guesses', { tags: ['race'] }, () => {
  test('wait for 15 minutes after the fifth, and for 30 after the next, however many come at once', async () => {
    await strong();
    await put(DIGITS);
    const answers = await Promise.all(Array.from({ length: 9 }, () => prove('000001')));
    expect(answers.map(codeOf).sort()).toEqual([
      ...Array(5).fill('AUTH_BAD_CREDENTIALS'),
      ...Array(4).fill('AUTH_LOCKED'),
    ]);
    const locked = await prove(DIGITS);
    expect(locked.json.error).toMatchObject({ code: 'AUTH_LOCKED' });
    expect(minutesOf(locked)).toBe(15);
    await db
      .updateTable('attempt')
      .set({ blocked_until: new Date(0) })
      .execute();
    await prove('000001');
    expect(minutesOf(await prove(DIGITS))).toBe(30);
    await db
      .updateTable('attempt')
      .set({ blocked_until: new Date(0) })
      .execute();
    expect(codeOf(await prove(DIGITS))).toBeUndefined();
    expect(codeOf(await prove('000001'))).toBe('AUTH_BAD_CREDENTIALS');
  });

  test('of an account without one are wrong', async () => {
    expect(codeOf(await prove(DIGITS))).toBe('AUTH_BAD_CREDENTIALS');
  });
});
