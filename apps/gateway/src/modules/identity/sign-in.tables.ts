import type { Generated, GeneratedAlways } from 'kysely';
import type { PasskeyTables } from './passkeys/passkey.tables.ts';

/** Ways in. `register` and `freeplay` make the account first; `recovery` has just set a new password. */
export type SignInMethod =
  | 'password'
  | 'sms'
  | 'social'
  | 'passkey'
  | 'remembered'
  | 'freeplay'
  | 'register'
  | 'recovery';

/** One try to get into an account, kept 90 days for its owner to look at. */
export interface SignInRecordTable {
  id: GeneratedAlways<string>;
  member_id: string;
  at: Generated<Date>;
  method: SignInMethod;
  ok: boolean;
  session_id: string | null;
  ip: string;
  user_agent: string;
  country: string | null;
}

/** A browser that may log in once more without a password. */
export interface RememberedTable {
  selector: string;
  validator_hash: string;
  member_id: string;
  device_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** A trial account that a visitor has started by himself. */
export interface TrialAccountTable {
  member_id: string;
  device_hash: string;
  expires_at: Date;
}

/** Authenticator of an account; it counts once it is confirmed. */
export interface TotpTable {
  member_id: string;
  sealed_secret: string;
  last_step: Generated<string>;
  confirmed_at: Date | null;
}

export interface RecoveryCodeTable {
  member_id: string;
  code_hash: string;
  used_at: Date | null;
}

export interface SignInTables extends PasskeyTables {
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  sign_in_record: SignInRecordTable;
  remembered: RememberedTable;
  trial_account: TrialAccountTable;
}
