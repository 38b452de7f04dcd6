import type { OperatorRole } from '@mekong/api-client/admin/contract/operations';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type OperatorState = 'invited' | 'active' | 'inactive';

/** An account of the console. */
export interface OperatorTable {
  id: GeneratedAlways<string>;
  name: string;
  role: OperatorRole;
  state: Generated<OperatorState>;
  password_hash: string | null;
  /** Secret of the authenticator, encrypted. */
  sealed_totp: string | null;
  last_step: Generated<string>;
  created_at: Generated<Date>;
  last_log_in_at: Date | null;
}

/** A one-time link; only its hash is kept. */
export interface OperatorInvitationTable {
  secret_hash: string;
  operator_id: string | null;
  sealed_totp: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface OperatorSessionTable {
  id: GeneratedAlways<string>;
  operator_id: string;
  cookie_hash: string;
  ip: string;
  user_agent: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
}

export type ApprovalState = 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'FAILED' | 'EXPIRED';

/** A request that one operator has made and another decides. */
export interface OperatorApprovalTable {
  id: GeneratedAlways<string>;
  operation: string;
  target: JSONColumnType<Record<string, string>, string, never>;
  body: JSONColumnType<Record<string, unknown>, string, never>;
  /** What it is about; one request about a thing waits at a time. */
  subject: ColumnType<string | null, string, never>;
  reason: string;
  maker_id: string;
  state: Generated<ApprovalState>;
  created_at: Generated<Date>;
  expires_at: Date;
  decided_by_id: string | null;
  decided_at: Date | null;
  decision: string | null;
}

export interface OperatorTables {
  operator: OperatorTable;
  operator_approval: OperatorApprovalTable;
  operator_invitation: OperatorInvitationTable;
  operator_session: OperatorSessionTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends OperatorTables {}
}
