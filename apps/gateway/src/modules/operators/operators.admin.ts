import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';
import type { Operator as OperatorAnswer } from '@mekong/api-client/admin/contract/types';
import { operationsOf } from '../../contract/admin/document.ts';
import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import { DECIDING_ROLES, type Operator } from '../../contract/admin/operator.ts';
import type { Settings } from '../system/settings.service.ts';
import type { ApprovalsService } from './approvals.service.ts';
import type { Invitations } from './invitations.ts';
import type { OperatorLogInService } from './operator-login.ts';
import type { Operators } from './operators.service.ts';

export interface OperatorsAdminPorts {
  operators: Operators;
  invitations: Invitations;
  logIn: OperatorLogInService;
  approvals: ApprovalsService;
  settings: Settings;
}

const toAnswer = (
  { id, name, role, expiresAt, idleSeconds }: Operator,
  merchant: { readonly name: string; readonly timeZone: string },
): OperatorAnswer => ({
  name,
  role,
  isOpen: id === undefined,
  siteName: merchant.name,
  timeZone: merchant.timeZone,
  ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
  ...(idleSeconds === undefined ? {} : { idleSeconds }),
  operations: operationsOf(role),
});

type Own =
  | 'getOperator'
  | 'logInOperator'
  | 'continueSession'
  | 'changeOwnPassword'
  | 'logOutOperator'
  | 'openInvitation'
  | 'acceptInvitation'
  | 'listOperators'
  | 'inviteOperator'
  | 'inviteOperatorAgain'
  | 'changeOperatorRole'
  | 'deactivateOperator'
  | 'listApprovals'
  | 'approveRequest'
  | 'rejectRequest'
  | 'withdrawRequest';

export const operatorsAdmin = ({
  operators,
  invitations,
  logIn,
  approvals,
  settings,
}: OperatorsAdminPorts): SomeAdminHandlers<Own> => {
  const answer = async (operator: Operator) => toAnswer(operator, (await settings.current()).merchant);
  return {
    getOperator: ({ operator }) => answer(operator),
    logInOperator: async ({ body, request, reply }) => answer(await logIn.logIn(body, request, reply)),
    continueSession: ({ operator }) => answer(operator),
    changeOwnPassword: async ({ operator, body, by }) => {
      await logIn.changePassword(operator, body, by);
      return undefined;
    },
    logOutOperator: async ({ operator, request, reply, unchanged }) => {
      if (!(await logIn.logOut(operator, request, reply))) unchanged();
      return undefined;
    },
    openInvitation: ({ body }) => invitations.open(body.secret),
    acceptInvitation: async ({ body, request, reply }) => answer(await invitations.accept(body, request, reply)),
    listOperators: async () => ({ content: await operators.list() }),
    inviteOperator: ({ trx, body, by }) => operators.invite(trx, body, by),
    inviteOperatorAgain: ({ trx, path, by }) => operators.inviteAgain(trx, path.operatorId, by),
    changeOperatorRole: async ({ trx, path, body, by, unchanged }) => {
      const changed = await operators.changeRole(trx, path.operatorId, body.role, by);
      if (!changed) unchanged();
      return changed ?? operators.get(trx, path.operatorId);
    },
    deactivateOperator: async ({ trx, path, by, unchanged }) => {
      const changed = await operators.deactivate(trx, path.operatorId, by);
      if (!changed) unchanged();
      return changed ?? operators.get(trx, path.operatorId);
    },
    listApprovals: async ({ operator, query }) => ({ content: await approvals.list(operator, query?.state !== 'ALL') }),
    approveRequest: ({ path, operator, by, language }) =>
      approvals.approve(path.approvalId, operator, { by, language }),
    rejectRequest: ({ path, body, operator, by }) => approvals.reject(path.approvalId, body.reason, operator, by),
    withdrawRequest: ({ path, operator, by }) => approvals.withdraw(path.approvalId, operator, by),
  };
};

type OwnRules = 'inviteOperator' | 'inviteOperatorAgain' | 'changeOperatorRole' | 'deactivateOperator';

/**
 * Nobody gives out an account that decides, takes an admin away, or takes over the account that somebody works with, alone.
 * Anything else that takes power away is done at once: it may be urgent.
 */
export const operatorsRules = ({ look }: Operators, settings: Settings): Pick<ApprovalRules, OwnRules> => {
  const isAsked = async () => (await settings.current()).approvals.on.includes('accounts');
  const isAdmin = async (id: string) => (await look(id))?.role === 'admin';
  const isDeciding = (role: OperatorRole | undefined) => role !== undefined && DECIDING_ROLES.includes(role);
  // a new link sets another password: whoever holds it acts in the name of the account
  const isTakeover = async (id: string) => {
    const { role, state } = (await look(id)) ?? {};
    return isDeciding(role) || state === 'active';
  };
  return {
    inviteOperator: async ({ body }) => isDeciding(body.role) && isAsked(),
    inviteOperatorAgain: async ({ path }) => (await isTakeover(path.operatorId)) && isAsked(),
    changeOperatorRole: async ({ path, body }) =>
      (isDeciding(body.role) || (await isAdmin(path.operatorId))) && isAsked(),
    deactivateOperator: async ({ path }) => (await isAdmin(path.operatorId)) && isAsked(),
  };
};
