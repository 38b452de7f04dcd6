import type { Approval } from '@mekong/api-client/admin/contract/types';
import type { Trx } from '../../kernel/db/types.ts';
import type { ApprovableId } from './handlers.ts';
import type { Operator } from './operator.ts';

/** What an operator wants to have done. */
export interface ApprovableRequest {
  operation: ApprovableId;
  operator: Operator;
  ip: string;
  body: object;
  query: object;
  path: Record<string, string>;
}

/** Decides whether something is done now or waits for a second operator. */
export interface Approvals {
  /**
   * @param execute does it, in the given transaction
   * @returns the value of the operation, or the request that now waits; `isRepeated`: it was sent before, and nothing was written
   * @throws Fault VALIDATION_FAILED (a second operator needs a reason), APPROVAL_WAITS (a request about the same thing waits),
   *   STATE_STALE (its key was used for something else), and whatever `execute` throws
   */
  perform(
    request: ApprovableRequest,
    execute: (trx: Trx) => Promise<unknown>,
  ): Promise<{ value: unknown; approval?: undefined } | { approval: Approval; isRepeated?: boolean }>;
}
