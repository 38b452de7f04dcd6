import { getSaferPlayOptions } from '@mekong/api-client/queries/getSaferPlay';
import { listPlayLimitChangesQueryKey } from '@mekong/api-client/queries/listPlayLimitChanges';
import type { SaferPlay } from '@mekong/api-client/types';
import { useQueryClient } from '@tanstack/react-query';

/** Takes in how everything stands after a change: each of them answers it. */
export function useTakeState(): (state: SaferPlay) => void {
  const queryClient = useQueryClient();
  return (state) => {
    queryClient.setQueryData(getSaferPlayOptions().queryKey, state);
    void queryClient.invalidateQueries({ queryKey: [listPlayLimitChangesQueryKey()[0]] });
  };
}
