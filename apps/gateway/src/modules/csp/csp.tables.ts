import type { Generated } from 'kysely';

/** What browsers have refused to run or load on our pages, counted by day. */
export interface CspViolationTable {
  day: Generated<Date>;
  directive: string;
  blocked: string;
  page: string;
  seen: Generated<number>;
}

export interface CspTables {
  csp_violation: CspViolationTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends CspTables {}
}
