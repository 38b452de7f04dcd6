import type { Generated, GeneratedAlways } from 'kysely';

export interface DataExportTable {
  id: GeneratedAlways<string>;
  member_id: string;
  state: Generated<'WAITING' | 'READY' | 'FAILED'>;
  asked_at: Generated<Date>;
  tries: Generated<number>;
  ready_at: Date | null;
  until: Date | null;
  bytes: string | null;
  /** The archive; null when its time is over. */
  name: string | null;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    data_export: DataExportTable;
  }
}
