import type { Generated } from 'kysely';

export interface PictureTable {
  /** Made from its bytes. */
  name: string;
  width: number;
  height: number;
  /** WebP. */
  bytes: Buffer;
  made_at: Generated<Date>;
  /** When a job first found that nothing uses it; null for one in use, or too new to tell. */
  unused_since: Date | null;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    picture: PictureTable;
  }
}
