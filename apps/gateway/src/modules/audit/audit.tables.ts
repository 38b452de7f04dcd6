import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Append-only; the database numbers the rows, chains them by hash and refuses every change. */
export interface AuditTable {
  seq: GeneratedAlways<string>;
  at: Generated<Date>;
  actor_id: string | null;
  actor_role: string;
  ip: string | null;
  action: string;
  object: Generated<string>;
  detail: JSONColumnType<object, string, never>;
  prev_hash: GeneratedAlways<string>;
  hash: GeneratedAlways<string>;
}

export interface AuditTables {
  audit: AuditTable;
}
