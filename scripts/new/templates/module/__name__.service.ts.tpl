import type { create__Name__Repository } from './__name__.repository.ts';

/** Rules of this module. */
export function create__Name__Service(repository: ReturnType<typeof create__Name__Repository>) {
  return {
    list: () => repository.list(20),
  };
}
