import type { Generated, GeneratedAlways } from 'kysely';

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

export interface SignInTables {
  sign_in_record: SignInRecordTable;
}
