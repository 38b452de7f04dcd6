import type { GeneratedAlways } from 'kysely';

/** Tables of this module, as its migration made them. */
export interface __Name__Tables {
  __table__: {
    id: GeneratedAlways<string>;
    member_id: string;
    note: string;
    created_at: GeneratedAlways<Date>;
  };
}

declare module '../../kernel/db/types.ts' {
  interface Database extends __Name__Tables {}
}
