import { i18n } from '@lingui/core';
import { ApiError } from '@mekong/api-client/errors';
import { getFavoriteGameIdsOptions } from '@mekong/api-client/queries/getFavoriteGameIds';
import { addFavoriteGame } from '@mekong/api-client/sdk/addFavoriteGame';
import { dismissAllToasts, getToasts } from '@mekong/ui/Toast/store';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { toggleFavourite } from './favourites.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
vi.mock('@mekong/api-client/sdk/addFavoriteGame', () => ({ addFavoriteGame: vi.fn() }));
vi.mock('@mekong/api-client/sdk/removeFavoriteGame', () => ({ removeFavoriteGame: vi.fn() }));

afterEach(() => {
  vi.mocked(addFavoriteGame).mockReset();
  dismissAllToasts();
});

const { queryKey } = getFavoriteGameIdsOptions();

function clientWith(nodeIds: number[]): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, { nodeIds });
  return queryClient;
}

test('a favourite enters the list when the server has added it, and takes no second change until then', async () => {
  const queryClient = clientWith([1]);
  let answer: (done: { nodeId: number; isFav: boolean }) => void = () => undefined;
  vi.mocked(addFavoriteGame).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  toggleFavourite(queryClient, { nodeId: 7, isFav: false });
  toggleFavourite(queryClient, { nodeId: 7, isFav: false });
  await expect.poll(() => vi.mocked(addFavoriteGame).mock.calls).toEqual([[{ body: { nodeId: 7 } }]]);
  expect(queryClient.getQueryData(queryKey)).toEqual({ nodeIds: [1] });
  answer({ nodeId: 7, isFav: true });
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual({ nodeIds: [7, 1] });
  await expect.poll(() => queryClient.isMutating()).toBe(0);
});

test('a favourite that could not be added is told, and tried again from the message', async () => {
  const queryClient = clientWith([]);
  vi.mocked(addFavoriteGame).mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ nodeId: 7, isFav: true });
  toggleFavourite(queryClient, { nodeId: 7, isFav: false });
  await expect.poll(() => getToasts().length).toBe(1);
  getToasts()[0]?.action?.onSelect();
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual({ nodeIds: [7] });
});

test('a favourite that is refused because the session has ended says nothing', async () => {
  const queryClient = clientWith([]);
  vi.mocked(addFavoriteGame).mockRejectedValue(new ApiError({ code: 'AUTH_TOKEN_EXPIRED', status: 401 }));
  toggleFavourite(queryClient, { nodeId: 7, isFav: false });
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  expect(getToasts()).toEqual([]);
});
