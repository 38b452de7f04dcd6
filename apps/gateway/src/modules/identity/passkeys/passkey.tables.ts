import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Name of an account inside its passkeys. */
export interface PasskeyOwnerTable {
  member_id: string;
  user_handle: string;
}

/** The public half of a passkey. */
export interface PasskeyTable {
  id: GeneratedAlways<string>;
  member_id: string;
  rp_id: string;
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Uses that the authenticator has counted; stays 0 where it counts none. */
  counter: string;
  transports: JSONColumnType<string[], string, never>;
  /** Kept by a password manager on several devices. */
  synced: boolean;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface PasskeyTables {
  passkey_owner: PasskeyOwnerTable;
  passkey: PasskeyTable;
}
