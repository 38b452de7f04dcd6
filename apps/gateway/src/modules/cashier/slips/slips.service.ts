import type { SlipPage, SlipRejection, SlipRow } from '@mekong/api-client/admin/contract/types';
import type { AttachedSlips, FileLink } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import type { Files } from '../../files/files.service.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { completeWithPart, tellOf } from '../apply-payment.ts';
import { type DepositOrderRow, lockOrder, readCredited, saveOrder } from '../deposit.repository.ts';
import { nextLook } from '../looks.ts';
import { afterDeposit, type DepositEvent } from '../machine.ts';
import { tellOfDeposit } from '../order-messages.ts';
import {
  findSlip,
  insertSlips,
  listSlipQueue,
  listSlipsOf,
  noteLook,
  type QueuedSlip,
  type SlipFilter,
  slipStates,
} from './slips.repository.ts';

const MOST_SLIPS = 3;
/** For how long a slip is kept. */
const KEPT_YEARS = 1;

export interface SlipPorts {
  db: Executor;
  cursors: Cursors;
  files: Pick<Files, 'use' | 'keep' | 'link'>;
  now: () => Date;
}

/** Slips of transfers. They help somebody to find a payment, and credit nothing. */
export function createSlips({ db, cursors, files, now }: SlipPorts) {
  /** Moves an order on, and tells its member; nothing when the event means nothing in its state. @returns whether it did */
  const move = async (trx: Trx, order: DepositOrderRow, event: DepositEvent): Promise<boolean> => {
    const { state: before } = order;
    const after = afterDeposit(before, event);
    if (!after) return false;
    order.state = after;
    order.lookAt = nextLook(order, now());
    await saveOrder(trx, order);
    await tellOfDeposit(trx, order, { state: before, credited: 0n }, 0n);
    await tellOf(trx, order);
    return true;
  };

  /**
   * An order that has expired stays so: it is no open order again. Its provider is asked at once, since the payment may have
   * come after all, and the member is told that it is looked for.
   */
  const lookForLate = async (trx: Trx, order: DepositOrderRow, isFirst: boolean): Promise<void> => {
    const { memberId, orderNo, amount, currency } = order;
    order.lookAt = now();
    await saveOrder(trx, order);
    if (isFirst)
      await inbox.send(trx, memberId, 'SYSTEM', 'slipReceived', {
        order: orderNo,
        amount: inboxMoney(amount, currency),
      });
    await tellOf(trx, order);
  };

  /** Money that has come is not called off: an order of which a part was paid is complete with that. @returns whether one was */
  const endWithPart = async (trx: Trx, order: DepositOrderRow): Promise<boolean> => {
    if (!afterDeposit(order.state, 'restMissing')) return false;
    order.lookAt = now();
    if ((await completeWithPart(trx, order)) === 0n) return false;
    const credited = (await readCredited(trx, [order.id])).get(order.id) ?? 0n;
    const amount = inboxMoney(credited, order.currency);
    await inbox.send(trx, order.memberId, 'SYSTEM', 'slipRest', { order: order.orderNo, amount });
    return true;
  };

  return {
    /**
     * Slips that the order has already change nothing: a member whose connection was cut sends them again.
     *
     * @throws Fault NOT_FOUND, also for an order of somebody else, STATE_STALE, UPLOAD_COUNT, VALIDATION_FAILED
     */
    attach: (actor: SignedIn, orderNo: string, fileIds: readonly string[], ip: string): Promise<AttachedSlips> =>
      inTransaction(db, async (trx) => {
        const order = await lockOrder(trx, orderNo);
        if (order?.memberId !== actor.memberId) throw new Fault('NOT_FOUND');
        const known = await listSlipsOf(trx, order.id);
        if (fileIds.every((id) => known.includes(id))) return { slipIds: known };
        const isTransfer = order.kind === 'BANK' || order.kind === 'C2C';
        if (!isTransfer || !slipStates.includes(order.state)) throw new Fault('STATE_STALE');
        if (known.length + fileIds.length > MOST_SLIPS) throw new Fault('UPLOAD_COUNT');
        await files.use(trx, actor.memberId, 'SLIP', fileIds);
        const until = now();
        until.setUTCFullYear(until.getUTCFullYear() + KEPT_YEARS);
        await files.keep(trx, fileIds, until);
        await insertSlips(trx, order.id, fileIds, now());
        if (!(await move(trx, order, 'slipSent')) && order.state === 'EXPIRED')
          await lookForLate(trx, order, known.length === 0);
        await appendAudit(trx, {
          ...{ action: 'slip.sent', actorId: actor.memberId, actorRole: actor.role, ip, object: `deposit:${orderNo}` },
          detail: { pictures: fileIds.length },
        });
        return { slipIds: [...known, ...fileIds] };
      }),

    /** Slips of all members, newest first. */
    async queue(
      reader: Operator,
      page: { cursor: string | undefined; pageSize: number },
      filter: SlipFilter,
    ): Promise<SlipPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listSlips', reader: reader.name, filter: { ...filter } },
        page,
        (place, limit) => listSlipQueue(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(toWire) };
    },

    /**
     * No payment is found for a slip: its deposit ends with the reason, also one that had expired before; one of which a part has
     * come is complete with that. What arrives later is credited all the same.
     *
     * @throws Fault NOT_FOUND, STATE_STALE when the deposit is not looked for any more
     */
    reject: (id: string, { reason }: SlipRejection, by: AdminChanger): Promise<SlipRow> =>
      inTransaction(db, async (trx) => {
        const slip = await findSlip(trx, id);
        const order = slip && (await lockOrder(trx, slip.orderNo));
        if (!slip || !order) throw new Fault('NOT_FOUND');
        order.slipReason = reason;
        if (!(await endWithPart(trx, order)) && !(await move(trx, order, 'slipRejected')))
          throw new Fault('STATE_STALE');
        await appendAudit(trx, {
          ...actedBy(by),
          ...{ action: 'slip.rejected', object: `deposit:${order.orderNo}`, detail: { slip: id, reason } },
        });
        return toWire({ ...slip, state: order.state });
      }),

    /** Where an operator sees a slip; that it was looked at is written down. @throws Fault NOT_FOUND */
    async show(id: string, by: AdminChanger, reader: string): Promise<FileLink> {
      const slip = await findSlip(db, id);
      if (!slip) throw new Fault('NOT_FOUND');
      await inTransaction(db, async (trx) => {
        await noteLook(trx, id, now());
        await appendAudit(trx, {
          ...actedBy(by),
          ...{ action: 'slip.shown', object: `deposit:${slip.orderNo}`, detail: { slip: id } },
        });
      });
      return files.link(slip.name, reader);
    },
  };
}

export type Slips = ReturnType<typeof createSlips>;

const toWire = (slip: QueuedSlip): SlipRow => ({
  id: slip.id,
  orderNo: slip.orderNo,
  memberId: slip.memberId,
  username: slip.username,
  currency: slip.currency,
  amount: formatMoney(slip.amount),
  state: slip.state,
  createdAt: slip.createdAt.toISOString(),
  sentAt: slip.sentAt.toISOString(),
  fileId: slip.name,
  place: slip.place,
  ofOrder: slip.ofOrder,
  ...(slip.lookedAt && { lookedAt: slip.lookedAt.toISOString() }),
});
