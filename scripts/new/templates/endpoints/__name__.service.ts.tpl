import type { Member__Single__Page } from '@mekong/api-client/admin/contract/types';
import type { __Single__, __Single__Page } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { Operator } from '../../contract/admin/operator.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { insertOwn, readAll, readOwn } from './__name__.repository.ts';

/** Where a page of a list begins, and how long it is. */
interface Page {
  cursor: string | undefined;
  pageSize: number;
}

const wire = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Says what this module decides. */
export function create__Name__({ db, cursors }: Pick<ModuleContext, 'db' | 'cursors'>) {
  return {
    /** The member's own, the newest first. @throws Fault VALIDATION_FAILED when the cursor is none of this list */
    async list({ memberId }: SignedIn, page: Page): Promise<__Single__Page> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'list__Name__', reader: memberId },
        page,
        (place, limit) => readOwn(db, memberId, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wire) };
    },

    /** Those of all members, for operators. @throws Fault VALIDATION_FAILED when the cursor is none of this list */
    async listAll({ name }: Operator, page: Page): Promise<Member__Single__Page> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAll__Name__', reader: name },
        page,
        (place, limit) => readAll(db, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(wire) };
    },

    /** Keeps one. */
    make: async ({ memberId }: SignedIn, note: string): Promise<__Single__> =>
      wire(await insertOwn(db, memberId, note)),
  };
}

export type __Name__ = ReturnType<typeof create__Name__>;
