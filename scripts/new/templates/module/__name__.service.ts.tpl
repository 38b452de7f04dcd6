import type { Executor } from '../../kernel/db/types.ts';
import { readNewest } from './__name__.repository.ts';

/** Says what this module decides. */
export function create__Name__(db: Executor) {
  return {
    list: () => readNewest(db, 20),
  };
}

export type __Name__ = ReturnType<typeof create__Name__>;
