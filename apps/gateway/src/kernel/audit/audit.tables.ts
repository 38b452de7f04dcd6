import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Append-only; the database numbers the rows, chains them by hash and refuses every other change. */
export interface AuditTable {
  id: GeneratedAlways<string>;
  /** Place in the chain; `null` until the row is linked, some seconds after its commit. */
  seq: GeneratedAlways<string | null>;
  at: Generated<Date>;
  actor_id: string | null;
  actor_role: string;
  ip: string | null;
  action: string;
  object: Generated<string>;
  detail: JSONColumnType<object, string, never>;
  prev_hash: GeneratedAlways<string | null>;
  hash: GeneratedAlways<string | null>;
}

export interface AuditTables {
  audit: AuditTable;
}
