import type { DisputePage, DisputeRow as WireRow } from '@mekong/api-client/admin/contract/types';
import type { FileLink } from '@mekong/api-client/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import type { Files } from '../../files/files.service.ts';
import { inbox } from '../../messages/inbox/inbox.port.ts';
import { refundPart } from '../withdrawals/apply-payout.ts';
import type { Payouts } from '../withdrawals/payouts.service.ts';
import { listParts, lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawal.repository.ts';
import {
  type DisputeFilter,
  type DisputeRow,
  findDispute,
  findQueuedDispute,
  listDisputeQueue,
  listEvidence,
  listOfOrder,
  type QueuedDispute,
} from './confirmation.repository.ts';
import { disputeOf, endDispute, moveConfirmation, moveDispute } from './steps.ts';

/** How long evidence that was asked for is waited for. */
const EVIDENCE_MS = 7 * 24 * 3_600_000;

export interface DisputePorts {
  db: Executor;
  cursors: Cursors;
  files: Pick<Files, 'keep' | 'link'>;
  payouts: Pick<Payouts, 'change'>;
  now: () => Date;
}

/** What operators do about parts that have not arrived. */
export function createDisputes({ db, cursors, files, payouts, now }: DisputePorts) {
  const wireAll = async (executor: Executor, rows: readonly QueuedDispute[]): Promise<WireRow[]> => {
    const evidence = await listEvidence(
      executor,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toWire(row, evidence.get(row.id)));
  };

  /** Changes a dispute with its order locked. @throws Fault NOT_FOUND, and what `work` throws */
  const change = async (
    trx: Trx,
    id: string,
    work: (dispute: DisputeRow, order: WithdrawalRow) => Promise<void>,
  ): Promise<WireRow> => {
    const found = await findDispute(trx, id);
    const order = found && (await lockWithdrawal(trx, { id: found.orderId }));
    // as it stands now that nobody else changes it
    const dispute = found && (await disputeOf(trx, found.partId));
    if (!order || !dispute) throw new Fault('NOT_FOUND');
    await payouts.change(trx, order, async () => {
      await work(dispute, order);
      return true;
    });
    const row = await findQueuedDispute(trx, id);
    const [wire] = row ? await wireAll(trx, [row]) : [];
    if (!wire) throw new Fault('NOT_FOUND');
    return wire;
  };

  return {
    /** Disputes of all members, newest first. */
    async queue(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      filter: DisputeFilter,
    ): Promise<DisputePage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listDisputes', reader: reader.name, filter: { ...filter } },
        page,
        (place, limit) => listDisputeQueue(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await wireAll(db, rows) };
    },

    /** Asks the provider for its proof, or the member for more evidence. @throws Fault NOT_FOUND, STATE_STALE */
    move: (id: string, step: 'PROVIDER' | 'EVIDENCE', reason: string, by: AdminChanger): Promise<WireRow> =>
      inTransaction(db, (trx) =>
        change(trx, id, async (dispute, order) => {
          const before = dispute.state;
          const isMoved =
            step === 'PROVIDER'
              ? await moveDispute(trx, dispute, 'sentToProvider', { decidedBy: by.id })
              : await moveDispute(trx, dispute, 'evidenceAsked', {
                  ...{ decidedBy: by.id, decision: reason },
                  evidenceBy: new Date(now().getTime() + EVIDENCE_MS),
                });
          if (!isMoved) throw new Fault('STATE_STALE');
          if (dispute.evidenceBy)
            await inbox.send(trx, order.memberId, 'SYSTEM', 'evidencePlease', {
              ...{ order: order.orderNo, case: dispute.caseNo, until: { at: dispute.evidenceBy.toISOString() } },
            });
          await appendAudit(trx, {
            ...actedBy(by),
            action: step === 'PROVIDER' ? 'dispute.sent-to-provider' : 'dispute.evidence-asked',
            object: `withdrawal:${order.orderNo}`,
            detail: { before: { state: before }, after: { state: dispute.state }, case: dispute.caseNo, reason },
          });
        }),
      ),

    /**
     * Ends a dispute: the part was paid, or its money goes back to the wallet.
     *
     * @param reason the member reads it
     * @throws Fault NOT_FOUND, STATE_STALE
     */
    resolve: (
      trx: Trx,
      id: string,
      { outcome, reason }: { outcome: 'PAID' | 'RETURNED'; reason: string },
      by: AdminChanger,
    ): Promise<WireRow> =>
      change(trx, id, async (dispute, order) => {
        const before = dispute.state;
        const event = outcome === 'PAID' ? 'foundPaid' : 'refunded';
        const decided = { now: now(), decidedBy: by.id, decision: reason };
        if (!(await endDispute(trx, files, dispute, event, decided))) throw new Fault('STATE_STALE');
        const row = (await listOfOrder(trx, order.id)).find(({ partId }) => partId === dispute.partId);
        const part = (await listParts(trx, order.id)).find((one) => one.id === dispute.partId);
        if (!row || !part || !(await moveConfirmation(trx, row, 'disputeEnded'))) throw new Fault('STATE_STALE');
        if (outcome === 'RETURNED' && !(await refundPart(trx, order, part))) throw new Fault('STATE_STALE');
        // of money that is back the withdrawal tells
        if (outcome === 'PAID')
          await inbox.send(trx, order.memberId, 'SYSTEM', 'disputeClosed', {
            ...{ order: order.orderNo, case: dispute.caseNo, outcome: { choice: 'paid' } },
          });
        await appendAudit(trx, {
          ...actedBy(by),
          ...{ action: 'dispute.resolved', object: `withdrawal:${order.orderNo}` },
          detail: { before: { state: before }, after: { state: dispute.state }, case: dispute.caseNo, reason },
        });
      }),

    /** Where an operator sees a picture of a dispute; that it was looked at is written down. @throws Fault NOT_FOUND */
    async show(id: string, fileId: string, by: AdminChanger, reader: string): Promise<FileLink> {
      const dispute = await findQueuedDispute(db, id);
      if (!dispute || !(await listEvidence(db, [id])).get(id)?.includes(fileId)) throw new Fault('NOT_FOUND');
      await appendAudit(db, {
        ...actedBy(by),
        ...{ action: 'dispute.evidence-shown', object: `withdrawal:${dispute.orderNo}` },
        detail: { case: dispute.caseNo, picture: fileId },
      });
      return files.link(fileId, reader);
    },
  };
}

export type Disputes = ReturnType<typeof createDisputes>;

const toWire = (row: QueuedDispute, names: readonly string[] = []): WireRow => ({
  id: row.id,
  caseNo: row.caseNo,
  orderNo: row.orderNo,
  partNo: row.partNo,
  memberId: row.memberId,
  username: row.username,
  currency: row.currency,
  amount: formatMoney(row.amount),
  institutionName: row.institutionName,
  numberEnd: row.numberEnd,
  ...(row.reference === null ? {} : { reference: row.reference }),
  paidAt: row.paidAt.toISOString(),
  state: row.state,
  reason: row.reason,
  ...(row.note === null ? {} : { note: row.note }),
  openedAt: row.openedAt.toISOString(),
  answerBy: row.answerBy.toISOString(),
  ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
  ...(row.decision === null ? {} : { decision: row.decision }),
  fileIds: [...names],
});
