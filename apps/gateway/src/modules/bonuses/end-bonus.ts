import { type AuditEntry, appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import {
  addConverted,
  type BonusRow,
  type LateMoney,
  readBets,
  readBonusMoney,
  recordConverted,
  saveEnd,
} from './bonus.repository.ts';
import type { BonusState } from './bonuses.tables.ts';
import { type CategoryBets, countBets } from './terms.ts';

/** Ends that the member has to hear of; who gives a bonus up knows. */
const told = {
  COMPLETED: 'bonusConverted',
  USED: 'bonusUsed',
  EXPIRED: 'bonusExpired',
  FORFEITED: 'bonusForfeited',
} as const;

/**
 * Ends a bonus: what is left of it becomes cash, or goes back to the house.
 *
 * @param bonus locked in this transaction
 * @param bets of the bonus, read while the cash was locked
 * @param by who wants it so; the site itself when left out
 */
export async function endBonus(
  trx: Trx,
  bonus: BonusRow,
  state: Exclude<BonusState, 'ACTIVE'>,
  bets?: readonly CategoryBets[],
  by: Pick<AuditEntry, 'actorId' | 'actorRole' | 'ip'> = { actorRole: 'system' },
): Promise<void> {
  const { id, memberId, currency, required } = bonus;
  // whoever moves bonus money holds the cash: what is read now is what there is
  await lockCash(trx, [memberId], currency);
  const { balance } = await readBonusMoney(trx, memberId, currency);
  const amount = balance > 0n ? balance : 0n;
  const { done, category } = countBets(bets ?? (await readBets(trx, memberId, currency, bonus.startedAt)));
  const converted = state === 'COMPLETED' ? amount : 0n;
  await saveEnd(trx, id, { state, done: done < required ? done : required, category, converted });
  const money = { bonus: id, member: memberId, currency, amount };
  if (converted > 0n) {
    const posting = flows.convertBonus(money);
    await post(trx, posting);
    await recordConverted(trx, { source: posting.key, memberId, currency, category: category ?? 'RNG', amount });
  } else if (amount > 0n) await post(trx, flows.takeBonusBack(money));
  if (state !== 'CANCELLED')
    await inbox.send(trx, memberId, 'SYSTEM', told[state], { amount: inboxMoney(amount, currency) });
  await appendAudit(trx, {
    action: 'bonus.ended',
    ...by,
    object: `bonus:${id}`,
    detail: { state, amount: String(amount), currency },
  });
}

/**
 * Deals with bonus money that has come after the end of its bonus, because a bet was settled or rolled back late: it goes where the
 * rest has gone. What is missing the house bears.
 */
export async function settleLate(trx: Trx, { id, memberId, currency, state, category }: LateMoney): Promise<Money> {
  await lockCash(trx, [memberId], currency);
  const { balance: amount, seq } = await readBonusMoney(trx, memberId, currency);
  if (amount === 0n) return 0n;
  const money = { bonus: id, member: memberId, currency, amount };
  if (state !== 'COMPLETED' || amount < 0n) {
    await post(trx, flows.takeBonusBack(money, seq));
    return 0n;
  }
  const posting = flows.convertBonus(money, seq);
  await post(trx, posting);
  await addConverted(trx, id, amount);
  await recordConverted(trx, { source: posting.key, memberId, currency, category: category ?? 'RNG', amount });
  return amount;
}
