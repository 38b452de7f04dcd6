import type { IdentityFieldName, IdentityReason, IdentityState } from '@mekong/api-client/contract/types';
import type { Generated, GeneratedAlways } from 'kysely';
import type { FieldState } from './machine.ts';

/** The identity check of a member as a whole. */
export interface KycProfileTable {
  member_id: string;
  state: IdentityState;
  sent_at: Date | null;
  /** Keyed hash of the number of the document that was sent. */
  number_lookup: string | null;
  /** Keyed hash of name and birthday. */
  person_lookup: string | null;
  verified_at: Date | null;
  /** Since when the document is not good any more. */
  expired_at: Date | null;
  /** Last day of the document that was approved: `2030-01-31`. */
  expires_on: string | null;
  /** How often the member was told that it runs out. */
  reminders: Generated<number>;
}

/** What a member says in one field. */
export interface KycFieldTable {
  member_id: string;
  field: IdentityFieldName;
  state: FieldState;
  /** Encrypted; of a picture its id. */
  sealed: string;
  /** What was approved last: in force until another value is. */
  approved_sealed: string | null;
  reason: IdentityReason | null;
}

/** What was decided about fields; rows are only added. */
export interface KycDecisionTable {
  id: GeneratedAlways<string>;
  member_id: string;
  field: IdentityFieldName;
  /** Gone when the time of the whole check is over. */
  sealed: string | null;
  outcome: 'APPROVED' | 'REJECTED';
  reason: IdentityReason | null;
  decided_by: string;
  decided_at: Date;
}

/**
 * Why something is deleted: a picture that nobody has seen, that was rejected, that another has taken the place of; everything, some years
 * after the account was closed.
 */
export type DeletionCause = 'UNSENT' | 'REJECTED' | 'REPLACED' | 'CLOSED';

/** What is to be deleted, and what was. */
export interface KycDeletionTable {
  id: GeneratedAlways<string>;
  member_id: string;
  field: IdentityFieldName;
  /** Of a picture: its id. */
  name: string | null;
  cause: DeletionCause;
  /** From when the time counts that the merchant has set. */
  since: Date;
  deleted_at: Date | null;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    kyc_profile: KycProfileTable;
    kyc_field: KycFieldTable;
    kyc_decision: KycDecisionTable;
    kyc_deletion: KycDeletionTable;
  }
}
