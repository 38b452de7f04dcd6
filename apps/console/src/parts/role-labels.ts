import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';

const labels: Readonly<Record<OperatorRole, MessageDescriptor>> = {
  viewer: msg({ message: 'Viewer', comment: 'Role of an operator who reads only' }),
  support: msg({ message: 'Support', comment: 'Role of an operator who helps members' }),
  cashier: msg({ message: 'Cashier', comment: 'Role of an operator who handles deposits and withdrawals' }),
  risk: msg({ message: 'Risk', comment: 'Role of an operator who watches for fraud' }),
  content: msg({
    message: 'Content',
    context: 'role',
    comment: 'Role of an operator who writes announcements and pages',
  }),
  admin: msg({ message: 'Admin', comment: 'Role of an operator who may do everything' }),
};

/** What a role is called; undefined for one that is newer than this page. */
export const roleLabel = (role: string): MessageDescriptor | undefined =>
  Object.hasOwn(labels, role) ? labels[role as OperatorRole] : undefined;
