import { ApiError } from '@mekong/api-client/errors';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followEntry } from './follow-entry.ts';

const refused = (code: 'MAINTENANCE' | 'GAME_MAINTENANCE' | 'REGION_BLOCKED', status = 503) =>
  Promise.reject(new ApiError({ code, status }));

/** A page whose permission call was answered a minute ago. */
function page() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const permission = vi.fn(async () => ({ maintenance: true }));
  const status = { queryKey: ['getSystemStatus'], queryFn: permission, staleTime: Number.POSITIVE_INFINITY };
  queryClient.setQueryData(status.queryKey, { maintenance: false });
  new QueryObserver(queryClient, status).subscribe(() => undefined);
  const clock = vi.fn(() => Date.now() + 60_000);
  followEntry(queryClient, clock);
  return { queryClient, permission, clock };
}

const call = (queryClient: QueryClient, answer: () => Promise<never>) =>
  queryClient.fetchQuery({ queryKey: ['games'], queryFn: answer }).catch(() => undefined);

test('a call refused because the site is closed makes the page ask which site there is', async () => {
  const { queryClient, permission } = page();
  await call(queryClient, () => refused('MAINTENANCE'));
  await vi.waitFor(() => expect(queryClient.getQueryData(['getSystemStatus'])).toEqual({ maintenance: true }), {
    timeout: 20_000,
  });
  expect(permission).toHaveBeenCalledOnce();
});

test('a refused change counts as well as a refused question', async () => {
  const { queryClient, permission } = page();
  const change = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => refused('REGION_BLOCKED', 451) });
  await change.execute(undefined).catch(() => undefined);
  expect(permission).toHaveBeenCalledOnce();
});

test('a game under maintenance closes no site', async () => {
  const { queryClient, permission } = page();
  await call(queryClient, () => refused('GAME_MAINTENANCE'));
  expect(permission).not.toHaveBeenCalled();
});

test('an answer that has just come is believed: calls of before cannot start a storm', async () => {
  const { queryClient, permission, clock } = page();
  clock.mockImplementation(() => Date.now() + 1_000);
  await call(queryClient, () => refused('MAINTENANCE'));
  expect(permission).not.toHaveBeenCalled();
});

test('a site that closes right after that answer is noticed all the same, once the answer is old', async () => {
  vi.useFakeTimers();
  try {
    const { queryClient, permission, clock } = page();
    clock.mockImplementation(() => Date.now() + 1_000);
    await Promise.all([1, 2, 3].map(() => call(queryClient, () => refused('MAINTENANCE'))));
    expect(permission).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(permission).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
