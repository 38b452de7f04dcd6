import type { Generated, JSONColumnType } from 'kysely';

/** Failed tries to log in, by subject. */
export interface AttemptTable {
  subject: string;
  failures: number;
  failed_at: Generated<Date>;
  blocked_until: Date | null;
}

/** A one-use question to one browser for one purpose. */
export interface ChallengeTable {
  id_hash: string;
  purpose: string;
  device_hash: string;
  data: JSONColumnType<object, string, never>;
  tries: Generated<number>;
  expires_at: Date;
}

export interface GuardTables {
  attempt: AttemptTable;
  challenge: ChallengeTable;
}
