import { type AuditEntry, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { listAtVendors, lockCash } from '../../ledger/balance.ts';
import { moveOwnMoney } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { newOrderNo } from '../cashier/order-no.port.ts';
import { insertVendorTransfer, type Owner, type VendorTransferRow } from './vendor-wallets.repository.ts';

/** Who an entry of the audit says it was. */
export type By = Pick<AuditEntry, 'actorId' | 'actorRole' | 'ip'>;

interface OwnMove {
  /** Code of the vendor whose wallet it leaves; absent = the main wallet, as for `to`. */
  from?: string | undefined;
  to?: string | undefined;
  amount: Money;
  at: Date;
}

/** Moves money between two wallets of a member. @throws Fault WALLET_INSUFFICIENT, WALLET_FROZEN */
export async function moveBetween(
  trx: Trx,
  owner: Owner,
  { from, to, amount, at }: OwnMove,
  by: By,
): Promise<VendorTransferRow> {
  const { memberId, currency } = owner;
  const transferNo = newOrderNo();
  const row = await insertVendorTransfer(trx, { ...owner, transferNo, from, to, amount, createdAt: at });
  await post(trx, moveOwnMoney({ member: memberId, currency, amount, key: transferNo, from, to }));
  await appendAudit(trx, {
    ...{ action: 'transfer.made', ...by, object: `transfer:${transferNo}` },
    detail: { amount: String(amount), currency, direction: 'OWN', from: from ?? 'MAIN', to: to ?? 'MAIN' },
  });
  return row;
}

/**
 * Brings everything from vendors to the main wallet. Whoever holds the cash sees what lies there: nobody moves it meanwhile.
 *
 * @param atMost no more than this, from one vendor after the other
 */
export async function collect(
  trx: Trx,
  owner: Owner,
  by: By,
  { at, atMost }: { at: Date; atMost?: Money | undefined },
): Promise<VendorTransferRow[]> {
  await lockCash(trx, [owner.memberId], owner.currency);
  const made: VendorTransferRow[] = [];
  let left = atMost;
  for (const { vendor, amount: there } of await listAtVendors(trx, owner.memberId, owner.currency)) {
    const amount = left !== undefined && left < there ? left : there;
    if (amount <= 0n) break;
    made.push(await moveBetween(trx, owner, { from: vendor, amount, at }, by));
    if (left !== undefined) left -= amount;
  }
  return made;
}

/**
 * Brings money back because the house takes what is owed, or because an account ends.
 *
 * @param missing what the main wallet lacks; absent = everything
 */
export async function collectAtVendors(trx: Trx, owner: Owner, missing?: Money): Promise<void> {
  if (missing !== undefined && missing <= 0n) return;
  await collect(trx, owner, { actorRole: 'system' }, { at: await databaseTime(trx), atMost: missing });
}
