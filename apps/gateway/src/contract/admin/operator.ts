import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';

/**
 * Roles that move money, hold limits and security, or decide what others ask for. Nobody gives out such an account alone: an
 * admin could otherwise be both of the two whom a decision needs.
 */
export const DECIDING_ROLES: readonly OperatorRole[] = ['cashier', 'risk', 'admin'];

/** Who works with the console on a call. */
export interface Operator {
  /** Row of the account; `undefined` in a console that asks nobody for a password. */
  id: string | undefined;
  sessionId: string | undefined;
  /** As the audit chain has it. Proved by the log-in, but for the open console of a demo. */
  name: string;
  role: OperatorRole;
  /** When this session ends at the latest; `undefined` in an open console. */
  expiresAt: Date | undefined;
  /** Seconds until it ends when nothing is called before; `undefined` in an open console. */
  idleSeconds: number | undefined;
}

/** Who everybody is on a console that only this machine reaches and that asks for no password. */
export const OPEN_CONSOLE: Operator = {
  id: undefined,
  sessionId: undefined,
  name: 'local',
  role: 'admin',
  expiresAt: undefined,
  idleSeconds: undefined,
};
