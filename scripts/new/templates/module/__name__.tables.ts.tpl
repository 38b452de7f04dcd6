import type { Generated } from 'kysely';

/** Tables of this module, as their migration made them. */
export interface __Name__Tables {
  __name__: {
    id: Generated<string>;
    created_at: Generated<Date>;
  };
}
