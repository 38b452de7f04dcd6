import type { Generated, GeneratedAlways } from 'kysely';

/** A mailed link that sets a new password. */
export interface ResetLinkTable {
  id: GeneratedAlways<string>;
  token_hash: string;
  name_key: string;
  /** Null: name and address did not belong together, and no mail went out. */
  member_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

/** Something a member may not do for a while. */
export interface MemberHoldTable {
  id: GeneratedAlways<string>;
  member_id: string;
  kind: 'withdrawal';
  reason: string;
  created_at: Generated<Date>;
  until: Date;
}

export interface RecoveryTables {
  reset_link: ResetLinkTable;
  member_hold: MemberHoldTable;
}

declare module '../../../kernel/db/types.ts' {
  interface Database extends RecoveryTables {}
}
