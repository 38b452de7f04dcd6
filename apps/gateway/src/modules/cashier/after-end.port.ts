import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { formatMoney, type Money } from '../../kernel/money.ts';
import { keepAfterEnd } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';

/**
 * Moves what came to the wallet of a closed account, or is missing there, into suspense, for operators to decide: a result that
 * was settled late, a bet that was taken back, a payout that the bank has returned.
 *
 * @param amount of the wallet, which is locked in this transaction; below zero what is missing
 */
export async function keepMoneyAfterEnd(
  trx: Trx,
  { memberId, currency, amount }: { memberId: string; currency: string; amount: Money },
): Promise<void> {
  const { id: item } = await trx
    .insertInto('suspense_item')
    .values({ member_id: memberId, currency, amount, reason: amount > 0n ? 'MEMBER_CLOSED' : 'OWED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(trx, keepAfterEnd({ item, member: memberId, currency, amount }));
  const { username } = await trx
    .selectFrom('member')
    .select('username')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await appendAudit(trx, {
    ...{ action: 'account.money-kept', actorRole: 'system', object: username },
    detail: { item, amount: formatMoney(amount), currency },
  });
}
