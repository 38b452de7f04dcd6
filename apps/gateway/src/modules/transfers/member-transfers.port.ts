import type { Executor } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { TransferState } from './machine.ts';
import { listAllTransfers } from './review.repository.ts';

/** A transfer as operators see it beside the other money of one of its two members. */
export interface TransferFact {
  id: string;
  transferNo: string;
  partnerId: string;
  partner: string;
  isReceived: boolean;
  currency: string;
  amount: Money;
  state: TransferState;
  createdAt: Date;
}

/** Transfers of a member, sent or received, the newest first. */
export async function listNewestTransfers(db: Executor, memberId: string, limit: number): Promise<TransferFact[]> {
  const rows = await listAllTransfers(db, { memberId }, undefined, limit);
  return rows.map(({ id, transferNo, senderId, sender, receiverId, receiver, currency, amount, state, createdAt }) => {
    const isReceived = receiverId === memberId;
    return {
      ...{ id, transferNo, isReceived, currency, amount, state, createdAt },
      ...(isReceived ? { partnerId: senderId, partner: sender } : { partnerId: receiverId, partner: receiver }),
    };
  });
}
