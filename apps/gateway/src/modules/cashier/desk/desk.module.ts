import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { ModuleContext } from '../../../contract/module.ts';
import { createDepositDesk, type DepositDesk } from './desk.service.ts';
import { createMemberMoney, type MemberMoneyPorts, type ReadMemberMoney } from './member-money.service.ts';

const deskAdmin = (
  desk: DepositDesk,
  memberMoney: ReadMemberMoney,
): SomeAdminHandlers<'listDepositOrders' | 'getDepositOrder' | 'getMemberMoney'> => ({
  listDepositOrders: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    desk.list(operator, { cursor, pageSize }, filter),
  getDepositOrder: ({ path, by }) => desk.detail(path.orderNo, by),
  getMemberMoney: ({ path, by, operator }) => memberMoney(path.id, by, operator.role),
});

/** Deposits of all members and the money of one, as operators find them. */
export const createDeskModule = (
  { db, cursors, now }: ModuleContext,
  ports: Pick<MemberMoneyPorts, 'settings' | 'transfersOf'>,
) => ({
  admin: deskAdmin(createDepositDesk({ db, cursors }), createMemberMoney({ db, now, ...ports })),
});
