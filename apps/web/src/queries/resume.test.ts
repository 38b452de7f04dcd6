// @vitest-environment jsdom
import { ApiError, type ErrorCode } from '@mekong/api-client/errors';
import { resumeSession } from '@mekong/api-client/sdk/resumeSession';
import { session } from '@mekong/api-client/session';
import type { SessionGrant } from '@mekong/api-client/types';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionMarker } from '../state/server-rendered.ts';
import { openSession } from './open-session.ts';
import { follow as followResume } from './resume.ts';

vi.mock('@mekong/api-client/sdk/resumeSession', () => ({ resumeSession: vi.fn() }));
vi.mock('./open-session.ts', () => ({ longestAnswer: 60_000, openSession: vi.fn() }));
const notice = vi.hoisted(() => ({ onGoOn: undefined as (() => void) | undefined, dismiss: vi.fn() }));
vi.mock('../state/slow-session.tsx', () => ({
  showSlowSession: async (onGoOn: () => void) => {
    notice.onGoOn = onGoOn;
    return notice.dismiss;
  },
}));

const grant = { token: 't'.repeat(43) } as SessionGrant;
const failure = (code: ErrorCode, status = 0) => new ApiError({ code, status });
const queryClient = new QueryClient();

/** An answer that comes when the test says so. */
function answer() {
  const { promise, resolve, reject } = Promise.withResolvers<SessionGrant>();
  return { asked: promise, come: () => resolve(grant), fail: reject };
}

/** Follows it, and tells whether the page can go on. */
function follow(asked: Promise<SessionGrant>) {
  const page = { canGoOn: false };
  void followResume(queryClient, asked).then(() => {
    page.canGoOn = true;
  });
  return page;
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem(sessionMarker, '1');
  vi.mocked(openSession).mockImplementation(async () => session.set({ token: grant.token }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  notice.onGoOn = undefined;
  localStorage.clear();
  session.clear();
  queryClient.clear();
});

test('a session that comes at once is opened without a word', async () => {
  const page = follow(Promise.resolve(grant));
  await seconds(10);
  expect(page.canGoOn).toBe(true);
  expect(openSession).toHaveBeenCalledExactlyOnceWith(queryClient, grant, { isResumed: true });
  expect(notice.onGoOn).toBeUndefined();
});

test('the page waits for a slow session, says so, and takes the notice away when it has come', async () => {
  const { asked, come } = answer();
  const page = follow(asked);
  await seconds(3);
  expect(notice.onGoOn).toBeUndefined();
  await seconds(17);
  expect(notice.onGoOn).toBeDefined();
  expect([page.canGoOn, session.get('token')]).toEqual([false, undefined]);
  come();
  await seconds(0);
  expect([page.canGoOn, session.get('token')]).toEqual([true, grant.token]);
  expect(notice.dismiss).toHaveBeenCalledOnce();
});

test('a reader who does not wait goes on as a visitor, and is a member when the session comes', async () => {
  const { asked, come } = answer();
  queryClient.setQueryData(['getGameList'], {});
  const page = follow(asked);
  await seconds(5);
  notice.onGoOn?.();
  await seconds(0);
  expect([page.canGoOn, session.get('token')]).toEqual([true, undefined]);
  expect(notice.dismiss).toHaveBeenCalledOnce();
  come();
  await seconds(0);
  expect(session.get('token')).toBe(grant.token);
  expect(queryClient.getQueryState(['getGameList'])?.isInvalidated).toBe(true);
});

test('an answer that took too long is asked for again, and the page still waits', async () => {
  vi.mocked(resumeSession).mockResolvedValue(grant);
  const page = follow(Promise.reject(failure('TIMEOUT')));
  await seconds(0);
  expect(page.canGoOn).toBe(false);
  await seconds(1);
  expect([page.canGoOn, session.get('token')]).toEqual([true, grant.token]);
});

test('without a connection the page goes on, and the session is asked for until it comes', async () => {
  vi.mocked(resumeSession).mockRejectedValueOnce(failure('UNKNOWN', 503)).mockResolvedValue(grant);
  const page = follow(Promise.reject(failure('NETWORK')));
  await seconds(0);
  expect([page.canGoOn, session.get('token')]).toEqual([true, undefined]);
  await seconds(1);
  expect(session.get('token')).toBeUndefined();
  await seconds(2);
  expect(resumeSession).toHaveBeenCalledTimes(2);
  expect(session.get('token')).toBe(grant.token);
});

test('a session that has ended leaves a visitor, whose next page does not ask again', async () => {
  const page = follow(Promise.reject(failure('AUTH_TOKEN_MISSING', 401)));
  await seconds(60);
  expect(page.canGoOn).toBe(true);
  expect(localStorage.getItem(sessionMarker)).toBeNull();
  expect(resumeSession).not.toHaveBeenCalled();
});

test('a late session does not take the place of one that was opened by hand meanwhile', async () => {
  const { asked, come } = answer();
  follow(asked);
  await seconds(5);
  notice.onGoOn?.();
  session.set({ token: 'h'.repeat(43) });
  come();
  await seconds(0);
  expect(openSession).not.toHaveBeenCalled();
  expect(session.get('token')).toBe('h'.repeat(43));
});
