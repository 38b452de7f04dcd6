import type {
  ConfirmationCount,
  ConfirmationList,
  DisputeRequest,
  EvidenceRequest,
  PartConfirmation,
} from '@mekong/api-client/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { type AuditDetail, type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../../kernel/db/notify.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import type { Files } from '../../files/files.service.ts';
import { inbox } from '../../messages/inbox/inbox.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import { withdrawalChanged } from '../channels.port.ts';
import { workOffDue } from '../due.ts';
import { listParts as listPartsOf, lockWithdrawal, type WithdrawalRow } from '../withdrawals/withdrawal.repository.ts';
import { readClock } from './clock.ts';
import {
  type ConfirmationRow,
  type ConfirmedPart,
  countOpen,
  type DisputeRow,
  findPart,
  insertConfirmation,
  insertDispute,
  insertEvidence,
  listDisputesOf,
  listDueOrders,
  listEvidence,
  listOfOrder,
  listParts,
  noteReminder,
  saveConfirmation,
} from './confirmation.repository.ts';
import { afterConfirm, afterDispute } from './machine.ts';
import { disputeOf, endDispute, moveConfirmation, moveDispute } from './steps.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** For how long after its payment a part can be disputed. */
const DISPUTE_MS = 30 * DAY_MS;
/** A dispute has a first answer within it. */
const ANSWER_MS = DAY_MS;

export interface ConfirmationPorts {
  db: Executor;
  cursors: Cursors;
  settings: Settings;
  files: Pick<Files, 'use' | 'keep'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}

interface Caller {
  actor: SignedIn;
  ip: string;
}

/** Whether parts have arrived, as their receivers say; a part of which nobody says anything counts as received. */
export function createConfirmations({ db, cursors, settings, files, log, now }: ConfirmationPorts) {
  const tell = (trx: Trx, { memberId, orderNo, state }: WithdrawalRow): Promise<void> =>
    notifyWith(trx, withdrawalChanged, { memberId, orderNo, state });

  const wireAll = async (parts: readonly ConfirmedPart[]): Promise<PartConfirmation[]> => {
    const disputes = await listDisputesOf(
      db,
      parts.map(({ partId }) => partId),
    );
    const evidence = await listEvidence(
      db,
      disputes.map(({ id }) => id),
    );
    return parts.map((part) => {
      const dispute = disputes.find(({ partId }) => partId === part.partId);
      return wirePart(part, dispute && wireDispute(dispute, evidence.get(dispute.id)));
    });
  };

  /** @throws Fault NOT_FOUND, also for a part of somebody else */
  const ownPart = async ({ memberId }: SignedIn, partNo: string): Promise<ConfirmedPart> => {
    const part = await findPart(db, partNo);
    if (part?.memberId !== memberId) throw new Fault('NOT_FOUND');
    return part;
  };

  const get = async (actor: SignedIn, partNo: string): Promise<PartConfirmation> => {
    const [wire] = await wireAll([await ownPart(actor, partNo)]);
    if (!wire) throw new Fault('NOT_FOUND');
    return wire;
  };

  /** Changes an own part, with its order locked, and answers how it stands then. @throws Fault NOT_FOUND */
  const change = async (
    actor: SignedIn,
    partNo: string,
    work: (trx: Trx, row: ConfirmationRow, all: readonly ConfirmationRow[], part: ConfirmedPart) => Promise<boolean>,
  ): Promise<PartConfirmation> => {
    const part = await ownPart(actor, partNo);
    await inTransaction(db, async (trx) => {
      const order = await lockWithdrawal(trx, { orderNo: part.orderNo });
      const all = order ? await listOfOrder(trx, order.id) : [];
      const row = all.find(({ partId }) => partId === part.partId);
      if (!order || !row) throw new Fault('NOT_FOUND');
      if (await work(trx, row, all, part)) await tell(trx, order);
    });
    return get(actor, partNo);
  };

  const note = (
    trx: Trx,
    action: AuditEntry['action'],
    { actor, ip }: Caller,
    { orderNo, partNo }: ConfirmedPart,
    detail: AuditDetail = {},
  ): Promise<void> =>
    appendAudit(trx, {
      ...{ action, actorId: actor.memberId, actorRole: actor.role, ip },
      object: `withdrawal:${orderNo}`,
      detail: { part: partNo, ...detail },
    });

  /** Tells the member once, however many parts it is about. */
  const remind = async (
    trx: Trx,
    { memberId, orderNo: withdrawal }: WithdrawalRow,
    { isClosed, waitsUntil }: { isClosed: boolean; waitsUntil: Date | undefined },
  ): Promise<void> => {
    if (isClosed) await inbox.send(trx, memberId, 'SYSTEM', 'confirmationClosed', { withdrawal });
    if (!waitsUntil) return;
    const until = { at: waitsUntil.toISOString() };
    await inbox.send(trx, memberId, 'SYSTEM', 'confirmationWaits', { withdrawal, until });
  };

  /** What the clock does with one order. */
  const tick = (orderId: string): Promise<void> =>
    inTransaction(db, async (trx) => {
      const order = await lockWithdrawal(trx, { id: orderId });
      if (!order) return;
      const rows = await listOfOrder(trx, orderId);
      const moment = now();
      let hasChanged = false;
      let isClosed = false;
      let waitsUntil: Date | undefined;
      for (const row of rows) {
        if (row.state !== 'WAITING' || !row.nextAt || row.nextAt > moment) continue;
        const { isOver, passed, nextAt } = readClock(row, moment);
        hasChanged = true;
        if (isOver) {
          await moveConfirmation(trx, row, 'timeOver');
          await appendAudit(trx, {
            ...{ action: 'withdrawal.counts-as-received', actorRole: 'system', object: `withdrawal:${order.orderNo}` },
            detail: { part: row.partId },
          });
          isClosed = true;
        } else {
          await saveConfirmation(trx, Object.assign(row, { nextAt, reminders: passed }));
          waitsUntil = row.dueAt;
        }
      }
      await remind(trx, order, { isClosed, waitsUntil });
      const partIds = rows.flatMap(({ state, partId }) => (state === 'NOT_RECEIVED' ? [partId] : []));
      for (const dispute of await listDisputesOf(trx, partIds)) {
        const { evidenceBy: until, caseNo } = dispute;
        const isOver = until !== null && until <= moment;
        // a day before it is decided on what there is
        const isSoon = until !== null && !isOver && until.getTime() - moment.getTime() <= DAY_MS;
        if (isSoon && (await noteReminder(trx, dispute)))
          await inbox.send(trx, order.memberId, 'SYSTEM', 'evidencePlease', {
            ...{ order: order.orderNo, case: caseNo, until: { at: until.toISOString() } },
          });
        if (!isOver || !(await moveDispute(trx, dispute, 'waitOver'))) continue;
        hasChanged = true;
        await appendAudit(trx, {
          ...{ action: 'dispute.evidence-missed', actorRole: 'system', object: `withdrawal:${order.orderNo}` },
          detail: { case: caseNo },
        });
      }
      if (hasChanged) await tell(trx, order);
    });

  return {
    /**
     * Asks the receiver about each part that was paid, and asks no more about those that came back. For whoever has changed
     * the parts of an order that is locked.
     */
    async follow(trx: Trx, order: WithdrawalRow): Promise<void> {
      const known = new Map((await listOfOrder(trx, order.id)).map((row) => [row.partId, row]));
      const moment = now();
      for (const part of await listPartsOf(trx, order.id)) {
        const row = known.get(part.id);
        if (!row && part.state === 'PAID') {
          const { autoConfirmMinutes } = (await settings.current()).withdrawals;
          const dueAt = new Date(moment.getTime() + autoConfirmMinutes * MINUTE_MS);
          const { nextAt } = readClock({ openedAt: moment, dueAt }, moment);
          const state = afterConfirm('START', 'opened');
          if (!state) throw new Error('The table of confirmations has no beginning.');
          await insertConfirmation(trx, {
            ...{ partId: part.id, orderId: order.id, memberId: order.memberId, state, openedAt: moment, dueAt, nextAt },
            reminders: 0,
          });
        } else if (row && part.state !== 'PAID') {
          const dispute = row.state === 'NOT_RECEIVED' ? await disputeOf(trx, part.id) : undefined;
          await moveConfirmation(trx, row, 'returned');
          if (dispute) await endDispute(trx, files, dispute, 'returned', { now: moment });
        }
      }
    },

    /** Parts of a member, the newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list(
      { memberId }: SignedIn,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<ConfirmationList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listConfirmations', reader: memberId },
        page,
        (place, limit) => listParts(db, memberId, place?.id, limit),
        ({ partId }) => ({ id: partId }),
      );
      return { ...next, content: await wireAll(rows) };
    },

    get,

    count: ({ memberId }: SignedIn): Promise<ConfirmationCount> => countOpen(db, memberId),

    /**
     * A part has arrived, or all parts of its order have. Said of one that is disputed it ends the dispute; said twice it
     * changes nothing.
     *
     * @throws Fault NOT_FOUND, and STATE_STALE for a part that came back, or that counts as received since its time is over
     */
    received: (caller: Caller, partNo: string, isWhole: boolean): Promise<PartConfirmation> =>
      change(caller.actor, partNo, async (trx, row, all, part) => {
        if (row.state === 'CLOSED') throw new Fault('STATE_STALE');
        if (row.state === 'NOT_RECEIVED') {
          const dispute = await disputeOf(trx, row.partId);
          if (!dispute || !(await endDispute(trx, files, dispute, 'foundByMember', { now: now() })))
            throw new Fault('STATE_STALE');
          await moveConfirmation(trx, row, 'disputeEnded');
          await note(trx, 'dispute.resolved', caller, part, { case: dispute.caseNo, outcome: 'PAID' });
        }
        const waiting = all.filter((one) => one === row || isWhole);
        let count = 0;
        for (const one of waiting) if (await moveConfirmation(trx, one, 'received')) count += 1;
        if (count > 0) await note(trx, 'withdrawal.received', caller, part, { parts: count });
        // said too late it changes nothing, and the member still has his 30 days to dispute it
        else if (row.state === 'AUTO_RECEIVED') throw new Fault('STATE_STALE');
        return true;
      }),

    /**
     * A part has not arrived: its pictures are the evidence.
     *
     * @throws Fault NOT_FOUND, STATE_STALE, CONFIRM_CLOSED after 30 days, VALIDATION_FAILED for pictures
     */
    dispute: (caller: Caller, partNo: string, request: DisputeRequest): Promise<PartConfirmation> =>
      change(caller.actor, partNo, async (trx, row, _all, part) => {
        const openedAt = now();
        if (openedAt.getTime() > part.paidAt.getTime() + DISPUTE_MS) throw new Fault('CONFIRM_CLOSED');
        if (!(await moveConfirmation(trx, row, 'notReceived'))) throw new Fault('STATE_STALE');
        const state = afterDispute('START', 'opened');
        if (!state) throw new Error('The table of disputes has no beginning.');
        await files.use(trx, caller.actor.memberId, 'PROOF', request.fileIds);
        const dispute = await insertDispute(trx, {
          ...{ partId: row.partId, state, reason: request.reason, note: request.note?.trim() || null, openedAt },
          answerBy: new Date(openedAt.getTime() + ANSWER_MS),
        });
        await insertEvidence(trx, dispute.id, request.fileIds);
        await inbox.send(trx, caller.actor.memberId, 'SYSTEM', 'disputeOpened', {
          ...{ order: part.orderNo, case: dispute.caseNo, until: { at: dispute.answerBy.toISOString() } },
        });
        await note(trx, 'dispute.opened', caller, part, {
          ...{ case: dispute.caseNo, reason: dispute.reason, pictures: request.fileIds.length },
        });
        return true;
      }),

    /** Sends the evidence that an operator has asked for. @throws Fault NOT_FOUND, STATE_STALE, VALIDATION_FAILED */
    evidence: (caller: Caller, partNo: string, { fileIds, note: text }: EvidenceRequest): Promise<PartConfirmation> =>
      change(caller.actor, partNo, async (trx, row, _all, part) => {
        const dispute = await disputeOf(trx, row.partId);
        if (!dispute) throw new Fault('STATE_STALE');
        const more = [dispute.note, text?.trim()].filter(Boolean).join('\n\n');
        if (!(await moveDispute(trx, dispute, 'evidenceSent', { note: more || null }))) throw new Fault('STATE_STALE');
        await files.use(trx, caller.actor.memberId, 'PROOF', fileIds);
        await insertEvidence(trx, dispute.id, fileIds);
        await note(trx, 'dispute.evidence-sent', caller, part, { case: dispute.caseNo, pictures: fileIds.length });
        return true;
      }),

    /** Reminds, counts as received, and goes on with disputes that wait for evidence in vain; for the job. */
    tickDue: (signal?: AbortSignal): Promise<void> =>
      workOffDue(
        (limit, without) => listDueOrders(db, now(), { limit, without }),
        (orderId) =>
          tick(orderId).catch((error: unknown) =>
            log.error({ err: error, order: orderId }, 'a confirmation cannot be brought forward'),
          ),
        signal,
      ),
  };
}

export type Confirmations = ReturnType<typeof createConfirmations>;

const wireDispute = (dispute: DisputeRow, names: readonly string[] = []): NonNullable<PartConfirmation['dispute']> => ({
  caseNo: dispute.caseNo,
  state: dispute.state,
  reason: dispute.reason,
  ...(dispute.note === null ? {} : { note: dispute.note }),
  openedAt: dispute.openedAt.toISOString(),
  answerBy: dispute.answerBy.toISOString(),
  ...(dispute.evidenceBy ? { evidenceBy: dispute.evidenceBy.toISOString() } : {}),
  ...(dispute.decision === null ? {} : { decision: dispute.decision }),
  ...(dispute.closedAt ? { closedAt: dispute.closedAt.toISOString() } : {}),
  fileIds: [...names],
});

const wirePart = (part: ConfirmedPart, dispute: PartConfirmation['dispute']): PartConfirmation => {
  const { partNo, orderNo, place, count, currency, institutionName, numberEnd, state } = part;
  return {
    ...{ partNo, orderNo, place, count, currency, institutionName, numberEnd, state },
    amount: formatMoney(part.amount),
    ...(part.reference === null ? {} : { reference: part.reference }),
    paidAt: part.paidAt.toISOString(),
    openedAt: part.openedAt.toISOString(),
    dueAt: part.dueAt.toISOString(),
    disputeUntil: new Date(part.paidAt.getTime() + DISPUTE_MS).toISOString(),
    ...(dispute ? { dispute } : {}),
  };
};
