import type { Generated, GeneratedAlways } from 'kysely';

/** What a code may be used for, and for nothing else. */
export type CodePurpose = 'login' | 'register' | 'recovery';

export interface CodeTable {
  id: GeneratedAlways<string>;
  purpose: CodePurpose;
  number_key: string;
  block_key: string;
  ip_key: string;
  calling_code: string;
  code_hash: string;
  tries: Generated<number>;
  is_sent: boolean;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface CodesTables {
  code: CodeTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends CodesTables {}
}
