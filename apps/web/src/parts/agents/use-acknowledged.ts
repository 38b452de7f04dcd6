import { acknowledgeNotices } from '@mekong/api-client/sdk/acknowledgeNotices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acknowledgedQuery } from '../../queries/acknowledged.ts';

/** Which announcements for agents were acknowledged by this account, and what acknowledges more of them. */
export function useAcknowledged() {
  const queryClient = useQueryClient();
  const { queryKey } = acknowledgedQuery();
  const { data, error, isPending, isFetching, refetch } = useQuery(acknowledgedQuery());
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => acknowledgeNotices({ body: { ids: [...ids] } }),
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
