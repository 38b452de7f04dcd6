import type { Generated } from 'kysely';

/** What a picture was uploaded for: PROOF = of a payment that has not arrived, SLIP = of a deposit, IDENTITY = a document. */
export type FilePurpose = 'PROOF' | 'SLIP' | 'IDENTITY';

/** EXPORT = no picture but an archive, with what is kept about a member. */
export type StoredPurpose = FilePurpose | 'EXPORT';

export interface StoredFileTable {
  /** Drawn at random: its id on the wire. */
  name: string;
  member_id: string;
  purpose: StoredPurpose;
  /** Of pictures alone. */
  width: number | null;
  height: number | null;
  sha256: Buffer;
  key_sealed: string;
  /** Encrypted JPEG or ZIP. */
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
