import { getOperatorQueryKey } from '@mekong/api-client/admin/queries/getOperator';
import type { Operator } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { type QueryClient, useQuery } from '@tanstack/react-query';

const endedKey = ['sessionEnded'] as const;
const kept: readonly unknown[] = [endedKey[0], getOperatorQueryKey()[0]];

/** Whether the session has ended while somebody was at work: the page waits, with what was typed, behind the log-in. */
export const useHasSessionEnded = (): boolean =>
  useQuery({ queryKey: endedKey, queryFn: () => false, enabled: false, initialData: false }).data;

/** Refusals of a call that needs a session. A wrong password has the same status and ends none. */
const ends: ReadonlySet<string> = new Set(['AUTH_TOKEN_MISSING', 'AUTH_TOKEN_EXPIRED']);

/** Whether a call was refused because there is no session any more. */
export const isSessionEnd = (error: unknown): boolean => isApiError(error) && ends.has(error.code);

/** Notes that a call was refused because the session has ended; any other failure says nothing of it. */
export function noteSessionEnd(client: QueryClient, error: unknown): void {
  if (isSessionEnd(error) && client.getQueryData(getOperatorQueryKey()) !== undefined)
    client.setQueryData(endedKey, true);
}

/** Begins a session. What another operator saw is not for this one; the same one goes on where the work stood. */
export function beginSession(client: QueryClient, operator: Operator): void {
  const before = client.getQueryData<Operator>(getOperatorQueryKey());
  const others = { predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => !kept.includes(name) };
  if (before?.name !== operator.name) client.removeQueries(others);
  client.setQueryData(getOperatorQueryKey(), operator);
  client.setQueryData(endedKey, false);
  void client.invalidateQueries(others);
}

/** Ends it: nothing of what was seen stays. */
export async function leaveSession(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getOperatorQueryKey()[0] });
  await client.resetQueries({ queryKey: getOperatorQueryKey() });
}
