import { acknowledgeNotices } from '@mekong/api-client/sdk/acknowledgeNotices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acknowledgedQuery } from '../../queries/acknowledged.ts';

/** Announcements that one call takes, as the contract says. */
const AT_ONCE = 50;

/** Acknowledges them, in as many calls as it takes. @returns what the last one answers: all that this account has acknowledged */
async function acknowledgeAll(ids: readonly string[]) {
  for (let first = 0; ; first += AT_ONCE) {
    const answer = await acknowledgeNotices({ body: { ids: ids.slice(first, first + AT_ONCE) } });
    if (first + AT_ONCE >= ids.length) return answer;
  }
}

/** Which announcements for agents were acknowledged by this account, and what acknowledges more of them. */
export function useAcknowledged() {
  const queryClient = useQueryClient();
  const { queryKey } = acknowledgedQuery();
  const { data, error, isPending, isFetching, refetch } = useQuery(acknowledgedQuery());
  const { mutate } = useMutation({
    mutationFn: acknowledgeAll,
    onMutate: (ids) =>
      queryClient.setQueryData(queryKey, (before) => ({ ids: [...new Set([...(before?.ids ?? []), ...ids])] })),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // those that nobody has noted wait again
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    ...{ error: data === undefined ? error : null, isPending, isFetching, refetch },
    /** Announcements for agents that were not acknowledged, in their order; none until that is known. */
    unreadOf: <Notice extends { readonly id: string; readonly type: string }>(
      announcements: readonly Notice[],
    ): readonly Notice[] =>
      data === undefined ? [] : announcements.filter(({ id, type }) => type === 'H' && !data.ids.includes(id)),
    acknowledge: (ids: readonly string[]): void => mutate(ids),
  };
}
