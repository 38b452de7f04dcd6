import { getFavoriteGameIdsOptions } from '@mekong/api-client/queries';
import { addFavoriteGame, removeFavoriteGame } from '@mekong/api-client/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useViewer } from '../state/session.ts';

/** Node ids of the member's favourites; empty for visitors. */
export function useFavourites(): ReadonlySet<number> {
  const { signedIn } = useViewer();
  const { data } = useQuery({ ...getFavoriteGameIdsOptions(), enabled: signedIn, select: toSet });
  return data ?? none;
}

const none: ReadonlySet<number> = new Set();
const toSet = ({ nodeIds }: { nodeIds: number[] }): ReadonlySet<number> => new Set(nodeIds);

/** Adds or removes a favourite. The list changes only when the server has done it (S4-040). */
export function useToggleFavourite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ nodeId, isFav }: { nodeId: number; isFav: boolean }) =>
      isFav ? removeFavoriteGame({ body: { nodeId } }) : addFavoriteGame({ body: { nodeId } }),
    onSuccess: ({ nodeId, isFav }) =>
      queryClient.setQueryData(getFavoriteGameIdsOptions().queryKey, (known) => ({
        nodeIds: [...(known?.nodeIds ?? []).filter((id) => id !== nodeId), ...(isFav ? [nodeId] : [])],
      })),
  });
}
