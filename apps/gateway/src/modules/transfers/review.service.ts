import type { TransferPage, TransferRow as WireRow } from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../contract/admin/handlers.ts';
import type { Operator } from '../../contract/admin/operator.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import { afterTransfer, type TransferEvent } from './machine.ts';
import {
  decideTransfer,
  isAlongEdge,
  listAllTransfers,
  lockTransfer,
  type ReviewedTransfer,
  type TransferFilter,
} from './review.repository.ts';
import type { TransferReason } from './transfers.tables.ts';

export interface TransferReviewPorts {
  db: Executor;
  cursors: Cursors;
  /** What members have closed to themselves. */
  gate: Pick<PlayGate, 'assertMayPayIn'>;
  now: () => Date;
}

/** What operators decide about large transfers, whose money is on hold meanwhile. */
export function createTransferReview({ db, cursors, gate, now }: TransferReviewPorts) {
  /** @throws Fault NOT_FOUND, and STATE_STALE when it is not to be decided any more */
  const decide = (
    id: string,
    by: AdminChanger,
    { event, reason, note }: { event: TransferEvent; reason?: TransferReason; note?: string },
    move: (trx: Trx, transfer: ReviewedTransfer) => Promise<void>,
  ): Promise<WireRow> =>
    inTransaction(db, async (trx) => {
      const transfer = await lockTransfer(trx, id);
      if (!transfer) throw new Fault('NOT_FOUND');
      const state = afterTransfer(transfer.state, event);
      if (!state) throw new Fault('STATE_STALE');
      // before the limits are asked, which count what was received
      await decideTransfer(trx, id, { state, reason, by: by.id, at: now() });
      await move(trx, transfer);
      await appendAudit(trx, {
        ...actedBy(by),
        action: event === 'approved' ? 'transfer.approved' : 'transfer.rejected',
        object: `transfer:${transfer.transferNo}`,
        detail: {
          before: { state: transfer.state },
          after: { state, ...(reason && { reason }) },
          ...(note && { note }),
        },
      });
      return toWire({ ...transfer, state, reason: reason ?? null, decidedBy: by.id });
    });

  const postingOf = ({ senderId, currency, amount, transferNo }: ReviewedTransfer, receiver?: string) =>
    flows.endTransfer({ member: senderId, currency, amount, key: transferNo, receiver });

  return {
    /** Transfers of all members, newest first. */
    async list(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      filter: TransferFilter,
    ): Promise<TransferPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAllTransfers', reader: reader.name, filter: { ...filter } },
        page,
        (place, limit) => listAllTransfers(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(toWire) };
    },

    /**
     * The money goes to the receiver, who is looked at again, as is the edge of the tree between the two.
     *
     * @throws Fault NOT_FOUND, STATE_STALE also when one of the two has been moved meanwhile, EXCLUDED or LIMIT_REACHED when the receiver may not get it any more
     */
    approve: (id: string, by: AdminChanger): Promise<WireRow> =>
      decide(id, by, { event: 'approved' }, async (trx, transfer) => {
        const { senderId, sender, receiverId, receiver, receiverStatus, amount, currency } = transfer;
        // wallets before members, as what closes an account locks them
        await lockCash(trx, [senderId, receiverId], currency);
        if (!(await isAlongEdge(trx, transfer))) throw new Fault('STATE_STALE');
        if (receiverStatus !== 'active') throw new Fault('EXCLUDED', { params: {} });
        await post(trx, postingOf(transfer, receiverId));
        await gate.assertMayPayIn(trx, receiverId, 0n);
        const said = { order: transfer.transferNo, amount: inboxMoney(amount, currency) };
        await inbox.send(trx, senderId, 'SYSTEM', 'transferSent', { ...said, partner: maskName(receiver) });
        await inbox.send(trx, receiverId, 'SYSTEM', 'transferReceived', { ...said, partner: maskName(sender) });
      }),

    /** The money goes back to its sender, who reads the reason. @throws Fault NOT_FOUND, STATE_STALE */
    reject: (id: string, reason: TransferReason, note: string, by: AdminChanger): Promise<WireRow> =>
      decide(id, by, { event: 'rejected', reason, note }, async (trx, transfer) => {
        const { senderId, transferNo, receiver, amount, currency } = transfer;
        await post(trx, postingOf(transfer));
        await inbox.send(trx, senderId, 'SYSTEM', 'transferRejected', {
          ...{ order: transferNo, amount: inboxMoney(amount, currency), partner: maskName(receiver) },
        });
      }),
  };
}

export type TransferReview = ReturnType<typeof createTransferReview>;

const toWire = (row: ReviewedTransfer): WireRow => ({
  id: row.id,
  transferNo: row.transferNo,
  senderId: row.senderId,
  sender: row.sender,
  receiverId: row.receiverId,
  receiver: row.receiver,
  direction: row.direction,
  currency: row.currency,
  amount: formatMoney(row.amount),
  ...(row.note === null ? {} : { note: row.note }),
  state: row.state,
  ...(row.reason ? { reason: row.reason } : {}),
  createdAt: row.createdAt.toISOString(),
  ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
});
