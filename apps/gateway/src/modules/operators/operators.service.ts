import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';
import type { OperatorAccount, OperatorInvitation } from '@mekong/api-client/admin/contract/types';
import { type AuditActor, type AuditEntry, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { Inviter } from './invitations.ts';
import { endSessionsOf } from './operator-session.repository.ts';
import {
  countActive,
  deactivate,
  findOperator,
  insertOperator,
  listOperators,
  lockOperators,
  type OperatorRow,
  setRole,
} from './operators.repository.ts';

const toAccount = (row: OperatorRow): OperatorAccount => ({
  id: row.id,
  name: row.name,
  role: row.role,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  ...(row.lastLogInAt ? { lastLogInAt: row.lastLogInAt.toISOString() } : {}),
  ...(row.invitedUntil ? { invitedUntil: row.invitedUntil.toISOString() } : {}),
});

/** Accounts of the console. Every change is made in the caller's transaction, with its audit row. */
export function createOperators(db: Executor, invitations: Inviter) {
  /** @throws Fault NOT_FOUND */
  const found = async (executor: Executor, id: string): Promise<OperatorRow> => {
    const row = await findOperator(executor, id);
    if (!row) throw new Fault('NOT_FOUND');
    return row;
  };

  const note = (
    trx: Trx,
    action: AuditEntry['action'],
    by: AuditActor,
    [before, after]: [Partial<OperatorRow>, Partial<OperatorRow> & { name: string }],
  ) => {
    const shown = ({ role, state }: Partial<OperatorRow>) => ({ ...(role && { role }), ...(state && { state }) });
    return appendAudit(trx, {
      ...{ action, ...actedBy(by), object: `operator:${after.name}` },
      detail: { before: shown(before), after: shown(after) },
    });
  };

  /** @throws Fault LAST_ADMIN when nobody else could let anybody in */
  const keepAnAdmin = async (trx: Trx, { role, state }: OperatorRow): Promise<void> => {
    if (role === 'admin' && state === 'active' && (await countActive(trx, 'admin')) === 1)
      throw new Fault('LAST_ADMIN');
  };

  const invited = async (trx: Trx, id: string): Promise<OperatorInvitation> => {
    const { address, expiresAt } = await invitations.invite(trx, id);
    return { operator: toAccount(await found(trx, id)), address, expiresAt: expiresAt.toISOString() };
  };

  return {
    list: async (): Promise<OperatorAccount[]> => (await listOperators(db)).map(toAccount),

    /** Role and state of an account now; `undefined` when there is none. */
    look: (id: string): Promise<Pick<OperatorRow, 'role' | 'state'> | undefined> => findOperator(db, id),

    /** @throws Fault VALIDATION_FAILED (the name is taken) */
    async invite(trx: Trx, wanted: { name: string; role: OperatorRole }, by: AuditActor): Promise<OperatorInvitation> {
      await lockOperators(trx);
      const id = await insertOperator(trx, wanted.name, wanted.role);
      if (id === undefined) throw invalid('name', 'taken');
      await note(trx, 'operator.invited', by, [{}, { ...wanted, state: 'invited' }]);
      return invited(trx, id);
    },

    /** @throws Fault NOT_FOUND */
    async inviteAgain(trx: Trx, id: string, by: AuditActor): Promise<OperatorInvitation> {
      await lockOperators(trx);
      const row = await found(trx, id);
      await note(trx, 'operator.invited', by, [row, row]);
      return invited(trx, id);
    },

    /** @returns the account; `undefined` when it has that role already @throws Fault NOT_FOUND, LAST_ADMIN */
    async changeRole(trx: Trx, id: string, role: OperatorRole, by: AuditActor): Promise<OperatorAccount | undefined> {
      await lockOperators(trx);
      const before = await found(trx, id);
      if (before.role === role) return undefined;
      await keepAnAdmin(trx, before);
      await setRole(trx, id, role);
      await endSessionsOf(trx, id);
      await note(trx, 'operator.role.changed', by, [{ role: before.role }, { name: before.name, role }]);
      return toAccount({ ...before, role });
    },

    /** @returns the account; `undefined` when it was inactive already @throws Fault NOT_FOUND, LAST_ADMIN */
    async deactivate(trx: Trx, id: string, by: AuditActor): Promise<OperatorAccount | undefined> {
      await lockOperators(trx);
      const before = await found(trx, id);
      if (before.state === 'inactive') return undefined;
      await keepAnAdmin(trx, before);
      await deactivate(trx, id);
      await endSessionsOf(trx, id);
      await note(trx, 'operator.deactivated', by, [{ state: before.state }, { name: before.name, state: 'inactive' }]);
      return toAccount(await found(trx, id));
    },

    get: async (trx: Executor, id: string): Promise<OperatorAccount> => toAccount(await found(trx, id)),
  };
}

export type Operators = ReturnType<typeof createOperators>;
