import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DepositOrder, Withdrawal } from '@mekong/api-client/contract/types';
import type { Chance } from '@mekong/catalogue/chance';
import { sql } from 'kysely';
import { type Calls, isRefusal } from './calls.ts';
import { expireDeposit, expireOldest, letConfirmationRunOut } from './clock.ts';
import type { Person, World } from './world.ts';

/** A deposit as the provider tells of it. */
interface Told {
  readonly ref: string;
  readonly payments: readonly { readonly paymentRef: string; readonly state: string }[];
}

export interface LifeOptions {
  readonly world: World;
  readonly calls: Calls;
  readonly chance: Chance;
  /** Told of each order that the member has had an answer about. */
  readonly onOrder: (order: { readonly orderNo: string; readonly kind: 'deposit' | 'withdrawal' }) => void;
}

/** Until a member looks again whether the code is there, at first and at most. */
const [SHORT_MS, LONG_MS] = [50, 1_000];
/** A member who sees no code yet keeps the page open for a minute. */
const PATIENCE_MS = 60_000;
/** What the member is kept from now and may do later. */
const LATER = ['TOO_MANY_OPEN', 'METHOD_UNAVAILABLE', 'LIMIT_REACHED', 'WALLET_INSUFFICIENT', 'STATE_STALE'];

const money = (units: number): string => `${units}.0000`;

/** What one member orders, pays and says, one thing after the other. */
export function createLife(person: Person, { world, calls, chance, onOrder }: LifeOptions) {
  const db = world.db.kysely;

  const pictures = async (purpose: 'SLIP' | 'PROOF', count: number): Promise<string[]> => {
    const names = Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
    const of = { member_id: person.id, purpose, width: 64, height: 64, key_sealed: '' };
    await db
      .insertInto('stored_file')
      .values(names.map((name) => ({ ...of, name, sha256: Buffer.alloc(0), bytes: Buffer.alloc(0) })))
      .execute();
    return names;
  };

  const tell = (orderNo: string) => calls.provider<Told>(`/v1/deposits?orderNo=${orderNo}`);

  const pay = (ref: string, units: number, currency = 'KHR') =>
    calls.page(`/deposits/${ref}/pay`, { amount: String(units), currency });

  /** Tries what only some states allow. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      return !isRefusal(error, LATER);
    }
  };

  const reverseLast = async (orderNo: string): Promise<void> => {
    const payment = (await tell(orderNo))?.payments.at(-1);
    if (payment?.state === 'paid') await calls.page(`/payments/${payment.paymentRef}/reverse`, {});
  };

  const cancel = (orderNo: string) =>
    attempt(() => calls.member(person, 'cancelDeposit', { path: { orderNo }, body: undefined }));

  const sendSlip = async (orderNo: string): Promise<boolean> => {
    const fileIds = await pictures('SLIP', chance.between(1, 2));
    return attempt(() => calls.member(person, 'attachSlips', { path: { orderNo }, body: { fileIds } }));
  };

  /** What becomes of a deposit whose code or account is there. */
  const payIn = async ({ orderNo, ref, units }: { orderNo: string; ref: string; units: number }): Promise<void> => {
    const half = Math.floor(units / 2);
    const ways: readonly (readonly [number, () => Promise<unknown>])[] = [
      [40, () => pay(ref, units)],
      [6, () => pay(ref, half)],
      [6, () => pay(ref, units + 5_000)],
      [6, async () => (await pay(ref, half)) && pay(ref, units - half)],
      [5, async () => (await pay(ref, units)) && pay(ref, units)],
      [4, () => pay(ref, units, 'USD')],
      [3, () => pay(ref, 500)],
      [6, async () => (await pay(ref, units)) && reverseLast(orderNo)],
      [6, async () => (await expireDeposit(world.db, orderNo)) && pay(ref, units)],
      [5, () => expireDeposit(world.db, orderNo)],
      [4, async () => (await cancel(orderNo)) && pay(ref, units)],
      [4, () => Promise.all([cancel(orderNo), pay(ref, units)])],
      [5, async () => (await sendSlip(orderNo)) && pay(ref, units)],
      [3, () => Promise.all([sendSlip(orderNo), cancel(orderNo)])],
      [3, () => sendSlip(orderNo)],
      // for the rest of an order that takes parts
      [4, async () => (await pay(ref, half)) && sendSlip(orderNo)],
    ];
    let left = chance.between(
      1,
      ways.reduce((sum, [share]) => sum + share, 0),
    );
    for (const [share, way] of ways) {
      left -= share;
      if (left <= 0) {
        await way();
        return;
      }
    }
  };

  const deposit = async (): Promise<boolean> => {
    const method = chance.pick(['KHQR', 'KHQR', 'BANK', 'EWALLET', 'CARD', 'VOUCHER', 'USDT', 'C2C']);
    const units = chance.between(40_000, 400_000);
    let order: DepositOrder;
    try {
      order = await calls.member(person, 'createDeposit', { body: { method, amount: money(units) } });
    } catch (error) {
      isRefusal(error, LATER);
      await expireOldest(world.db, person.id);
      return false;
    }
    const { orderNo } = order;
    onOrder({ orderNo, kind: 'deposit' });
    let told: Told | undefined;
    // a worker orders it there; one that was killed goes on when its job has run out
    const end = Date.now() + PATIENCE_MS;
    for (let pause = SHORT_MS; !told && Date.now() < end; pause = Math.min(1.5 * pause, LONG_MS)) {
      await wait(pause);
      told = await tell(orderNo);
    }
    if (told) await payIn({ orderNo, ref: told.ref, units });
    return true;
  };

  const withdraw = async (): Promise<boolean> => {
    const body = {
      accountId: chance.pick(person.accountIds),
      amount: money(chance.between(30_000, chance.next() < 0.15 ? 1_200_000 : 300_000)),
    };
    try {
      const { orderNo } = await calls.member<Withdrawal>(person, 'createWithdrawal', { body });
      onOrder({ orderNo, kind: 'withdrawal' });
      return true;
    } catch (error) {
      return !isRefusal(error, LATER);
    }
  };

  /** Says of a part that was paid whether it has arrived, or lets the clock say so. */
  const confirm = async (): Promise<void> => {
    const { rows } = await sql<{ partNo: string; partId: string }>`
      select p.part_no as "partNo", p.id as "partId" from withdraw_confirmation c join withdraw_part p on p.id = c.part_id
       where c.member_id = ${person.id} and c.state = 'WAITING' order by p.id limit 5`.execute(db);
    const [part] = rows;
    if (!part) return;
    const path = { partNo: part.partNo };
    const way = chance.between(1, 100);
    if (way <= 45)
      await attempt(() => calls.member(person, 'confirmReceived', { path, body: { whole: chance.next() < 0.3 } }));
    else if (way <= 75) await letConfirmationRunOut(world.db, part.partId);
    else {
      const fileIds = await pictures('PROOF', chance.between(1, 3));
      const reason = chance.pick(['NOTHING', 'LESS', 'OTHER_ACCOUNT']);
      await attempt(() => calls.member(person, 'openDispute', { path, body: { reason, fileIds } }));
      // found after all
      if (chance.next() < 0.2)
        await attempt(() => calls.member(person, 'confirmReceived', { path, body: { whole: false } }));
    }
  };

  /** Does the next thing. @returns whether an order was made */
  return async (): Promise<boolean> => {
    const what = chance.next();
    if (chance.next() < 0.25) await confirm();
    return what < 0.3 ? withdraw() : deposit();
  };
}
