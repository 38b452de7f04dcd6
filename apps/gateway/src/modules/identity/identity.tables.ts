import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountType } from '../../contract/values.ts';
import type { SignInMethod, SignInTables } from './sign-in.tables.ts';

export interface MemberTable {
  id: GeneratedAlways<string>;
  username: string;
  /** `username` in lower case; unique. */
  username_key: GeneratedAlways<string>;
  nickname: string;
  type: Generated<AccountType>;
  status: Generated<'active' | 'locked' | 'closed'>;
  currency: string;
  language: string;
  club_label: Generated<string>;
  vip_rank: Generated<number>;
  /** Picture that was chosen to stand for the member. */
  icon: string | null;
  /** Wins of the member are not shown to others. */
  winner_board_opt_out: Generated<boolean>;
  upline_id: string | null;
  /** The agents above, as they are now; given by the database. */
  lineage_id: GeneratedAlways<string>;
  to_upline: Generated<boolean>;
  /** Own code of an agent's link. */
  affiliate_code: string | null;
  /** Own code of an invitation. */
  referral_code: string;
  /** Who gave the code that was used at registration. */
  invited_by: string | null;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  age_stated_at: Date | null;
  first_login_at: Date | null;
  registered_at: Generated<Date>;
}

export interface CredentialTable {
  member_id: string;
  password_hash: string;
  payment_hash: string | null;
  changed_at: Generated<Date>;
  must_change: 'DEFAULT' | 'EXPIRED' | null;
}

/** Personal data, one encrypted value per field. */
export interface MemberDetailTable {
  member_id: string;
  field: string;
  sealed: string;
  lookup: string | null;
}

export type SessionEnd = 'LOGOUT' | 'IDLE' | 'EXPIRED' | 'REPLACED' | 'PASSWORD_CHANGED' | 'LOCKED' | 'ENDED_ELSEWHERE';

export interface SessionTable {
  id: GeneratedAlways<string>;
  member_id: string;
  cookie_hash: string;
  ip: string;
  user_agent: string;
  created_at: Generated<Date>;
  last_seen_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: SessionEnd | null;
  /** The agreement in force has to be accepted before anything else. */
  terms_due: Generated<boolean>;
  /** How it was opened. */
  method: Generated<SignInMethod>;
  /** Hash of the browser's own cookie. */
  device_hash: string | null;
  /** Until then the owner counts as having just proved who he is. */
  strong_until: Date | null;
  /** Until then money may leave: the owner has just proved the payment password, or a passkey. */
  money_until: Date | null;
}

export interface SessionTokenTable {
  token_hash: string;
  session_id: string;
  created_at: Generated<Date>;
}

/** A key pair of sealed payloads; the private part never leaves the gateway. */
export interface SealingKeyTable {
  kid: string;
  private_jwk: JSONColumnType<object, string, never>;
  created_at: Generated<Date>;
}

export interface SealedOnceTable {
  jti: string;
  expires_at: Date;
}

/** What an operator has noted about a member for other operators. */
export interface MemberNoteTable {
  id: GeneratedAlways<string>;
  member_id: string;
  /** Name of the operator. */
  author: string;
  text: string;
  created_at: Generated<Date>;
  /** Made by the page, once for each note, and what was sent by it. */
  request_key: string | null;
  request_digest: string | null;
}

export interface IdentityTables extends SignInTables {
  member: MemberTable;
  credential: CredentialTable;
  member_detail: MemberDetailTable;
  member_note: MemberNoteTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  sealing_key: SealingKeyTable;
  sealed_once: SealedOnceTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends IdentityTables {}
}
