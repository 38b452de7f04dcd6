import { expect } from 'vitest';
import type { Executor } from '../src/kernel/db/types.ts';
import { grantPlayMoney } from '../src/ledger/flows.ts';
import { post } from '../src/ledger/ledger.ts';
import { verifyLedger } from '../src/ledger/verify.ts';

/** Wallets in one currency for tests of the ledger, which know members by their names alone. */
export function testWallets(db: Executor, currency: string) {
  let members = 0;
  return {
    /** A member of its own with a wallet of `amount` (1/10,000). */
    async wallet(amount: bigint): Promise<string> {
      const member = `m${members++}`;
      if (amount > 0n) await post(db, grantPlayMoney({ member, currency, amount }));
      return member;
    },
    /** A movement of a game, as a vendor sends it. */
    money: (member: string, transactionId: string, amount: bigint) => ({
      member,
      currency,
      amount,
      vendor: 'HOUSE',
      transactionId,
      ref: `test:${transactionId}`,
    }),
    /** Every balance is that of its postings. */
    sound: async () => expect(await verifyLedger(db)).toMatchObject({ ok: true }),
  };
}
