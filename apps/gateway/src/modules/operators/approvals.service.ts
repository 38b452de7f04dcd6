import { isDeepStrictEqual } from 'node:util';
import type { Approval, ApprovedRequest } from '@mekong/api-client/admin/contract/types';
import type { ApprovableRequest, Approvals } from '../../contract/admin/approvals.ts';
import type { AdminChanger, AdminHandlers, ApprovableId, ApprovalRules } from '../../contract/admin/handlers.ts';
import type { OperatorLanguage } from '../../contract/admin/language.ts';
import type { Operator } from '../../contract/admin/operator.ts';
import { type AuditEntry, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  type ApprovalRow,
  closeApproval,
  findAbout,
  findApproval,
  findByKey,
  insertApproval,
  listApprovals,
  lockRequests,
} from './approval.repository.ts';
import { subjectOf } from './approval-subjects.ts';
import { approvable, listSeconds, rolesOf } from './deciders.ts';

const LISTED = 200;
/** Refusals that somebody can do away with: the request goes on waiting. */
const passing: ReadonlySet<string> = new Set(['ORDER_ON_HOLD', 'ACCOUNT_IN_REVIEW']);

const toApproval = (row: ApprovalRow, reader: Operator): Approval => ({
  id: row.id,
  operation: row.operation,
  target: row.target,
  body: row.body,
  reason: row.reason,
  maker: row.maker,
  state: row.state,
  isOwn: row.makerId === reader.id,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
  ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt.toISOString() }),
  ...(row.decision === null ? {} : { decision: row.decision }),
});

/** Whether a request is what its maker sends now. */
const isSame = (row: ApprovalRow, { operation, operator, path, body }: ApprovableRequest): boolean =>
  row.makerId === operator.id && row.operation === operation && isDeepStrictEqual([row.target, row.body], [path, body]);

export interface ApprovalPorts {
  db: Executor;
  settings: Settings;
  /** Every handler and every rule of the console, once all modules are made. */
  console: () => { handlers: AdminHandlers; rules: ApprovalRules };
}

/** What waits for a second operator: one asks, another decides, and what was asked for is done once. */
export function createApprovals({ db, settings, console }: ApprovalPorts) {
  const note = (
    trx: Executor,
    action: AuditEntry['action'],
    { id, operation, maker }: Pick<ApprovalRow, 'id' | 'operation' | 'maker'>,
    by: AdminChanger,
  ) =>
    appendAudit(trx, {
      ...{ action, actorId: by.id, actorRole: by.role, ip: by.ip, object: `approval:${id}` },
      detail: { operation, maker },
    });

  const found = async (executor: Executor, id: string): Promise<ApprovalRow> => {
    const row = await findApproval(executor, id);
    if (!row) throw new Fault('NOT_FOUND');
    return row;
  };

  /** Whoever might have made the call may decide it, but for the one who did. @throws Fault */
  const decidable = async (id: string, operator: Operator): Promise<ApprovalRow> => {
    const row = await found(db, id);
    if (!rolesOf(row.operation).includes(operator.role)) throw new Fault('AUTH_ROLE');
    if (row.makerId === operator.id) throw new Fault('APPROVAL_OWN');
    return row;
  };

  /** Nobody has to wait for a second operator where there is none: neither in an open console, nor alone. */
  const isNeeded = async ({ operation, operator, ...parts }: ApprovableRequest): Promise<boolean> => {
    if (operator.id === undefined) return false;
    const rule = console().rules[operation] as (call: unknown) => Promise<boolean>;
    if (!(await rule(parts))) return false;
    return (await listSeconds(db, operation, operator)).length > 0;
  };

  const close = async (
    trx: Trx,
    row: ApprovalRow,
    state: 'REJECTED' | 'WITHDRAWN' | 'APPROVED',
    by: string | undefined,
    decision?: string,
  ) => {
    if (!(await closeApproval(trx, row.id, { state, by, decision }))) throw new Fault('APPROVAL_CLOSED');
  };

  /** Does what was asked for, as the maker: an operator who may no longer call the operation asks for nothing. */
  const execute = (
    trx: Trx,
    row: ApprovalRow,
    { by: { id: decidedBy, ip }, language }: { by: AdminChanger; language: OperatorLanguage },
  ): Promise<unknown> => {
    const { id, operation, body, target, maker, createdAt: askedAt } = row;
    if (!row.isMakerActive || !rolesOf(operation).includes(row.makerRole)) throw new Fault('APPROVAL_CLOSED');
    const by: AdminChanger = { id: maker, role: 'operator', ip };
    const handler = console().handlers[operation as ApprovableId] as unknown as (call: unknown) => Promise<unknown>;
    const approval = { id, decidedBy, askedAt };
    return handler({ body, path: target, query: {}, by, language, trx, approval, unchanged: () => undefined });
  };

  return {
    async perform(request, work) {
      const { operation, operator, ip, body, path } = request;
      const makerId = operator.id;
      if (makerId === undefined || !(await isNeeded(request))) return { value: await inTransaction(db, work) };
      const { reason, key } = body as { reason?: string; key?: string };
      if (!reason) throw invalid('reason', 'required');
      const seconds = (await settings.current()).approvals.hours * 3_600;
      const subject = subjectOf(request);
      return inTransaction(db, async (trx) => {
        // what is sent again, by a second press or because no answer came, waits once
        await lockRequests(trx, { subject, key });
        const sent = key === undefined ? undefined : await findByKey(trx, { operation, makerId, key });
        if (sent && !isDeepStrictEqual(sent.body, body)) throw new Fault('STATE_STALE');
        const before = sent ?? (await findAbout(trx, subject));
        if (before && isSame(before, request)) return { approval: toApproval(before, operator), isRepeated: true };
        if (before) throw new Fault('APPROVAL_WAITS', { params: { approvalId: before.id, maker: before.maker } });
        const id = await insertApproval(trx, { operation, target: path, body, reason, makerId, seconds });
        const row = await found(trx, id);
        await note(trx, 'approval.asked', row, { id: operator.name, role: 'operator', ip });
        return { approval: toApproval(row, operator) };
      });
    },

    /** Requests for what an operator may do, as maker or as the one who decides; nobody reads what the role is not for. */
    async list(operator: Operator, isPending: boolean): Promise<Approval[]> {
      const operations = approvable.filter((id) => rolesOf(id).includes(operator.role));
      const rows = await listApprovals(db, { isPending, operations, limit: LISTED });
      return rows.map((row) => toApproval(row, operator));
    },

    /**
     * Does what was asked for in one transaction with the decision, so that it is done once or not at all. What can no
     * longer be done closes the request as failed; one about an order that is on hold goes on waiting.
     *
     * @throws Fault NOT_FOUND, AUTH_ROLE, APPROVAL_OWN, APPROVAL_CLOSED, and what the operation itself refuses with
     */
    async approve(
      id: string,
      operator: Operator,
      { by, language }: { by: AdminChanger; language: OperatorLanguage },
    ): Promise<ApprovedRequest> {
      const row = await decidable(id, operator);
      try {
        return await inTransaction(db, async (trx) => {
          await close(trx, row, 'APPROVED', operator.id);
          const result = (await execute(trx, row, { by, language })) as ApprovedRequest['result'];
          await note(trx, 'approval.approved', row, by);
          return { approval: toApproval(await found(trx, id), operator), result };
        });
      } catch (error) {
        if (!(error instanceof Fault) || passing.has(error.code)) throw error;
        await inTransaction(db, async (trx) => {
          if (await closeApproval(trx, id, { state: 'FAILED', by: operator.id, decision: error.code }))
            await note(trx, 'approval.failed', row, by);
        });
        throw error;
      }
    },

    /** @throws Fault NOT_FOUND, AUTH_ROLE, APPROVAL_OWN, APPROVAL_CLOSED */
    async reject(id: string, reason: string, operator: Operator, by: AdminChanger): Promise<Approval> {
      const row = await decidable(id, operator);
      return inTransaction(db, async (trx) => {
        await close(trx, row, 'REJECTED', operator.id, reason);
        await note(trx, 'approval.rejected', row, by);
        return toApproval(await found(trx, id), operator);
      });
    },

    /** @throws Fault NOT_FOUND (also for a request of somebody else), APPROVAL_CLOSED */
    async withdraw(id: string, operator: Operator, by: AdminChanger): Promise<Approval> {
      const row = await found(db, id);
      if (operator.id === undefined || row.makerId !== operator.id) throw new Fault('NOT_FOUND');
      return inTransaction(db, async (trx) => {
        await close(trx, row, 'WITHDRAWN', row.makerId);
        await note(trx, 'approval.withdrawn', row, by);
        return toApproval(await found(trx, id), operator);
      });
    },
  } satisfies Approvals & Record<string, unknown>;
}

export type ApprovalsService = ReturnType<typeof createApprovals>;
