import type { Trx } from '../../../kernel/db/types.ts';
import type { Files } from '../../files/files.service.ts';
import {
  type ConfirmationRow,
  type DisputeRow,
  listDisputesOf,
  listEvidence,
  saveConfirmation,
  saveDispute,
} from './confirmation.repository.ts';
import { afterConfirm, afterDispute, type ConfirmEvent, type DisputeEvent } from './machine.ts';

/** For how long evidence is kept after its dispute has ended. */
const EVIDENCE_YEARS = 1;

/** Moves a confirmation of an order that is locked. @returns whether its state knows the event */
export async function moveConfirmation(trx: Trx, row: ConfirmationRow, event: ConfirmEvent): Promise<boolean> {
  const state = afterConfirm(row.state, event);
  if (!state) return false;
  // only what waits has a clock
  Object.assign(row, { state, nextAt: null });
  await saveConfirmation(trx, row);
  return true;
}

/** Moves a dispute of an order that is locked. @returns whether its state knows the event */
export async function moveDispute(
  trx: Trx,
  dispute: DisputeRow,
  event: DisputeEvent,
  change: Partial<Pick<DisputeRow, 'note' | 'evidenceBy' | 'decidedBy' | 'decision'>> = {},
): Promise<boolean> {
  const state = afterDispute(dispute.state, event);
  if (!state) return false;
  Object.assign(dispute, { evidenceBy: null }, change, { state });
  await saveDispute(trx, dispute);
  return true;
}

/** Ends a dispute, and says until when its evidence is kept. @returns whether its state knows the event */
export async function endDispute(
  trx: Trx,
  files: Pick<Files, 'keep'>,
  dispute: DisputeRow,
  event: DisputeEvent,
  { now, ...change }: { now: Date } & Partial<Pick<DisputeRow, 'decidedBy' | 'decision'>>,
): Promise<boolean> {
  dispute.closedAt = now;
  if (!(await moveDispute(trx, dispute, event, change))) return false;
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + EVIDENCE_YEARS);
  await files.keep(trx, (await listEvidence(trx, [dispute.id])).get(dispute.id) ?? [], until);
  return true;
}

export const disputeOf = async (trx: Trx, partId: string): Promise<DisputeRow | undefined> =>
  (await listDisputesOf(trx, [partId]))[0];
