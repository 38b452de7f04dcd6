import type { Generated } from 'kysely';

/** What a picture was uploaded for: PROOF = of a payment that has not arrived, SLIP = of a deposit. */
export type FilePurpose = 'PROOF' | 'SLIP';

export interface StoredFileTable {
  /** Drawn at random: its id on the wire. */
  name: string;
  member_id: string;
  purpose: FilePurpose;
  width: number;
  height: number;
  sha256: Buffer;
  key_sealed: string;
  /** Encrypted JPEG. */
  bytes: Buffer;
  made_at: Generated<Date>;
  used_at: Date | null;
  keep_until: Date | null;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    stored_file: StoredFileTable;
  }
}
