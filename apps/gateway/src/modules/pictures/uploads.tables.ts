import type { Generated } from 'kysely';

export interface PictureTable {
  /** Made from its bytes. */
  name: string;
  width: number;
  height: number;
  /** WebP. */
  bytes: Buffer;
  made_at: Generated<Date>;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    picture: PictureTable;
  }
}
