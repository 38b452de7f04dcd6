import type { Money } from '../../src/kernel/money.ts';
import {
  bet,
  grantPlayMoney,
  promoWin,
  refundBet,
  rollbackPayout,
  settleLost,
  settleWon,
  transfer,
} from '../../src/ledger/flows.ts';
import type { AccountKind } from '../../src/ledger/ledger.tables.ts';
import type { Posting } from '../../src/ledger/ledger.ts';

/*
 * Random operations of the ledger soak. Operation n of a seed is always the same one, whoever asks and whatever happened
 * before: a process that was killed can be continued by another, and a third can work out what the books must say.
 */

const currency = 'KHR';
const vendors = ['HOUSE', 'SUNB', 'NAGA'];

/** So many wallets share all operations: few enough that calls meet at the same one. */
export const MEMBERS = 200;
const OPENING: Money = 5_000_000n;

/** @returns 32 random bits that belong to a seed, an operation and one of its questions */
function random(seed: number, n: number, question: number): number {
  let hash =
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35) ^ Math.imul(question + 1, 0x27d4eb2f);
  for (const factor of [0x85ebca6b, 0xc2b2ae35]) hash = Math.imul(hash ^ (hash >>> 15), factor);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const below = (limit: number, seed: number, n: number, question: number) => random(seed, n, question) % limit;
const memberOf = (seed: number, n: number) => `soak-${below(MEMBERS, seed, n, 1)}`;
const amountOf = (seed: number, n: number, most = 50_000): Money => BigInt(1 + below(most, seed, n, 2));

/** Money moves between two pockets of a member. */
function betweenPockets(
  kind: string,
  n: number,
  member: string,
  amount: Money,
  from: AccountKind,
  to: AccountKind,
): Posting {
  return {
    key: `${kind.toLowerCase()}:${n}`,
    kind,
    ref: `soak:${n}`,
    member,
    currency,
    legs: [
      { kind: from, owner: member, amount: -amount },
      { kind: to, owner: member, amount },
    ],
  };
}

/** What operation n does when it is no repetition. */
function postingOf(seed: number, n: number): Posting {
  if (n < MEMBERS) return grantPlayMoney({ member: `soak-${n}`, currency, amount: OPENING });
  const member = memberOf(seed, n);
  const amount = amountOf(seed, n);
  // settlements and reversals belong to an earlier operation: same member, same vendor, the stake that it took
  const earlier = MEMBERS + below(n - MEMBERS + 1, seed, n, 3);
  const vendorMoney = (of: number) => ({
    member: memberOf(seed, of),
    currency,
    vendor: vendors[of % vendors.length] ?? '',
    transactionId: `${n}`,
    ref: `bet:${of}`,
    amount: amountOf(seed, of),
  });
  const roll = below(100, seed, n, 4);
  if (roll < 22) {
    const receiver = `soak-${(Number(member.slice(5)) + 1 + below(MEMBERS - 1, seed, n, 5)) % MEMBERS}`;
    return transfer({ member, receiver, currency, amount, key: `${n}` });
  }
  if (roll < 56) return bet(vendorMoney(n));
  if (roll < 68) {
    const stake = vendorMoney(earlier);
    return settleWon({ ...stake, amount: amountOf(seed, n, 3 * Number(stake.amount)) }, stake.amount);
  }
  if (roll < 78) return settleLost(vendorMoney(earlier));
  if (roll < 83) return refundBet(vendorMoney(earlier));
  if (roll < 87) return rollbackPayout(vendorMoney(earlier));
  if (roll < 90) return promoWin(vendorMoney(n));
  return roll < 95
    ? betweenPockets('HOLD', n, member, amount, 'MAIN', 'HOLD')
    : betweenPockets('RELEASE', n, member, amount, 'HOLD', 'MAIN');
}

/** One operation. */
export interface Operation {
  /** Number of the operation whose posting it sends: an earlier one when it repeats that one, else its own. */
  readonly subject: number;
  readonly posting: Posting;
}

/** One operation in twelve repeats an earlier one, with its key and its content. */
export function operationOf(seed: number, n: number): Operation {
  let subject = n;
  while (subject > MEMBERS && below(12, seed, subject, 6) === 0) subject = below(subject, seed, subject, 7);
  return { subject, posting: postingOf(seed, subject) };
}

/** How many operations from n on run in one transaction, all of them or none: mostly one, sometimes up to five. */
export function groupOf(seed: number, n: number): number {
  return below(50, seed, n, 8) === 0 ? 2 + below(4, seed, n, 9) : 1;
}

/** One operation in a hundred also tries the key of its posting with another amount; that must be refused. */
export function isForged(seed: number, n: number): boolean {
  return below(100, seed, n, 10) === 0;
}

/** The same key with another content. */
export function forge(posting: Posting): Posting {
  return { ...posting, legs: posting.legs.map((leg) => ({ ...leg, amount: leg.amount * 2n })) };
}
