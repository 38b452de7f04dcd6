import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { acknowledgedQuery } from '../../queries/acknowledged.ts';
import { useAcknowledged } from './use-acknowledged.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('@mekong/api-client/sdk/acknowledgeNotices', () => ({ acknowledgeNotices: sent }));

test('an agent acknowledges more announcements at once than one call takes', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(acknowledgedQuery().queryKey, { ids: [] });
  const ids = Array.from({ length: 120 }, (_, at) => String(at));
  sent.mockImplementation(({ body }: { body: { ids: string[] } }) => Promise.resolve({ ids: body.ids }));
  const { result } = renderHook(useAcknowledged, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  result.current.acknowledge(ids);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(3));
  const calls = sent.mock.calls.map(([{ body }]) => body.ids as string[]);
  expect(calls.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(calls.flat()).toEqual(ids);
});
