import { t } from '@lingui/core/macro';
import { isApiError } from '@mekong/api-client/errors';
import { getFavoriteGameIdsOptions } from '@mekong/api-client/queries';
import { addFavoriteGame, removeFavoriteGame } from '@mekong/api-client/sdk';
import { toast } from '@mekong/ui/Toast/store';
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

/** A game and whether it is a favourite before the change. */
interface FavouriteChange {
  readonly nodeId: number;
  readonly isFav: boolean;
}

/**
 * Adds or removes a favourite. The list changes only when the server has done it (S4-040); when it could not, a message
 * says so and offers to try again.
 */
export function useToggleFavourite() {
  const queryClient = useQueryClient();
  const toggle = useMutation({
    mutationFn: ({ nodeId, isFav }: FavouriteChange) =>
      isFav ? removeFavoriteGame({ body: { nodeId } }) : addFavoriteGame({ body: { nodeId } }),
    onSuccess: ({ nodeId, isFav }) =>
      queryClient.setQueryData(getFavoriteGameIdsOptions().queryKey, (known) => ({
        nodeIds: [...(known?.nodeIds ?? []).filter((id) => id !== nodeId), ...(isFav ? [nodeId] : [])],
      })),
    onError: (error, change) => tellFailure(error, change, () => toggle.mutate(change)),
  });
  return toggle;
}

function tellFailure(error: unknown, { nodeId, isFav }: FavouriteChange, retry: () => void): void {
  // the session has ended: the page says that by itself
  if (isApiError(error) && error.status === 401) return;
  toast({
    id: `favourite ${nodeId}`,
    tone: 'loss',
    title: isFav ? t`The game is still among your favourites.` : t`The game could not be added to your favourites.`,
    description: t`Check your connection and try again.`,
    action: { label: t`Try again`, alternative: t`Press the heart of the game again`, onSelect: retry },
  });
}
