import { t } from '@lingui/core/macro';
import { isApiError } from '@mekong/api-client/errors';
import { getFavoriteGameIdsOptions } from '@mekong/api-client/queries/getFavoriteGameIds';
import { addFavoriteGame } from '@mekong/api-client/sdk/addFavoriteGame';
import { removeFavoriteGame } from '@mekong/api-client/sdk/removeFavoriteGame';
import { toast } from '@mekong/ui/Toast/store';
import { type QueryClient, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useViewer } from '../state/session.ts';
import { renewFavouriteLists } from './game-list-key.ts';

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

/** What every change of a favourite in this page is known by, wherever its heart stands. */
const changeKey = ['favourite'] as const;

const nodeOf = (variables: unknown): number => (variables as FavouriteChange).nodeId;

/** Node ids whose favourite is on its way to the server; several may be. */
export function usePendingFavourites(): ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    select: ({ state }) => nodeOf(state.variables),
  });
  return useMemo(() => new Set(pending), [pending]);
}

/** Adds or removes favourites, see {@link toggleFavourite}. */
export function useToggleFavourite(): (change: FavouriteChange) => void {
  const queryClient = useQueryClient();
  return useCallback((change) => toggleFavourite(queryClient, change), [queryClient]);
}

/**
 * Adds or removes a favourite. The list changes only when the server has done it; when it could not, a message
 * says so and offers to try again. A game whose change is on its way takes no second one.
 */
export function toggleFavourite(queryClient: QueryClient, change: FavouriteChange): void {
  const changes = queryClient.getMutationCache();
  const isOnItsWay = changes
    .findAll({ mutationKey: changeKey, status: 'pending' })
    .some(({ state }) => nodeOf(state.variables) === change.nodeId);
  if (isOnItsWay) return;
  // by the cache itself: the hook watches one change, and nobody here looks at it
  const mutation = changes.build(queryClient, {
    mutationKey: changeKey,
    // without a network it fails at once and says so, rather than to happen when nobody expects it any more
    networkMode: 'always',
    mutationFn: ({ nodeId, isFav }: FavouriteChange) =>
      isFav ? removeFavoriteGame({ body: { nodeId } }) : addFavoriteGame({ body: { nodeId } }),
    onSuccess: (done) => applyFavourite(queryClient, done),
    onError: (error) => tellFailure(error, change, () => toggleFavourite(queryClient, change)),
    // another tab may have changed it meanwhile: the last of several asks how things stand
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: changeKey }) === 1)
        void queryClient.invalidateQueries({ queryKey: getFavoriteGameIdsOptions().queryKey });
    },
  });
  // its failure has been told
  mutation.execute(change).catch(() => undefined);
}

/** What the server says of one favourite, here or on another device: the hearts and the list of favourites follow. */
export function applyFavourite(
  queryClient: QueryClient,
  { nodeId, isFav }: { readonly nodeId: number; readonly isFav: boolean },
): void {
  queryClient.setQueryData(getFavoriteGameIdsOptions().queryKey, (known) =>
    known && known.nodeIds.includes(nodeId) !== isFav
      ? { nodeIds: isFav ? [nodeId, ...known.nodeIds] : known.nodeIds.filter((id) => id !== nodeId) }
      : known,
  );
  renewFavouriteLists(queryClient);
}

function tellFailure(error: unknown, { nodeId, isFav }: FavouriteChange, retry: () => void): void {
  // the session has ended: the page says that by itself
  if (isApiError(error) && error.status === 401) return;
  toast({
    id: `favourite ${nodeId}`,
    tone: 'negative',
    title: isFav ? t`The game is still among your favourites.` : t`The game could not be added to your favourites.`,
    description: t`Check your connection and try again.`,
    action: { label: t`Try again`, alternative: t`Press the heart of the game again`, onSelect: retry },
  });
}
