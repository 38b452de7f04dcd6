// Contract 1.0.0, sha256 73e48206383dc566. Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { ErrorCode } from '../error-codes.gen.ts';

/** Roles of operators. */
export const OPERATOR_ROLES = ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'] as const;

/** What an operator's work is. */
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export interface AdminOperation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path template of the contract, parameters in braces. */
  readonly path: string;
  /** Who may call; `visitor` alone = without a session. */
  readonly roles: readonly (OperatorRole | 'visitor')[];
  /** It changes something, and lands in the audit chain. */
  readonly writes: boolean;
  /** Its requests count in this class. */
  readonly rate: 'read' | 'write' | 'credentials';
  /** Fields of the body that are secrets. */
  readonly secrets: readonly string[];
  /** Codes beside those that every operation may answer. */
  readonly errors: readonly ErrorCode[];
}

/** Every operation of the console by its id. */
export const ADMIN_OPERATIONS = {
  /** Who is logged in, and what they may do. */
  getOperator: { method: 'GET', path: '/api/operator', roles: ['viewer', 'support', 'cashier', 'risk', 'content', 'admin'], writes: false, rate: 'read', secrets: [], errors: [] },
} as const satisfies Record<string, AdminOperation>;

export type AdminOperationId = keyof typeof ADMIN_OPERATIONS;
