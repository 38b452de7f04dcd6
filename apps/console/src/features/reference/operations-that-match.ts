import type { ContractOperationLine } from '@mekong/api-client/admin/types';

/** Operations of a group that have a text in their address, id or summary, in the order they came in. */
export function operationsThatMatch(
  operations: readonly ContractOperationLine[],
  { q = '', tag }: { readonly q?: string | undefined; readonly tag?: string | undefined },
): readonly ContractOperationLine[] {
  const wanted = q.trim().toLowerCase();
  return operations.filter(
    ({ id, method, path, summary, tag: group }) =>
      (tag === undefined || group === tag) && `${method} ${path} ${id} ${summary}`.toLowerCase().includes(wanted),
  );
}
