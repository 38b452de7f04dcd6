import type { Generated, GeneratedAlways } from 'kysely';

/** TERMS = the user agreement, AGE = to be old enough, MARKETING = offers. */
export type ConsentKind = 'TERMS' | 'AGE' | 'MARKETING';

/** Where it was said; EXCLUSION and CLOSING withdraw marketing by themselves. */
export type ConsentSource = 'REGISTRATION' | 'LOG_IN' | 'SETTINGS' | 'EXCLUSION' | 'CLOSING';

export interface ConsentTable {
  id: GeneratedAlways<string>;
  member_id: string;
  kind: ConsentKind;
  is_given: boolean;
  version: string | null;
  source: ConsentSource;
  at: Generated<Date>;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    consent: ConsentTable;
  }
}
