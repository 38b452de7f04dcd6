import type { Generated } from 'kysely';

/** Tables of this module, as its migration made them. */
export interface __Name__Tables {
  __table__: {
    id: Generated<string>;
    created_at: Generated<Date>;
  };
}

declare module '../../kernel/db/types.ts' {
  interface Database extends __Name__Tables {}
}
