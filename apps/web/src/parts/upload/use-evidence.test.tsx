import { ApiError } from '@mekong/api-client/errors';
import { session } from '@mekong/api-client/session';
import { activate } from '@mekong/i18n/i18n';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { dropAllDrafts } from '../../state/drafts.ts';
import { setSessionEnd } from '../../state/session-times.ts';
import { useEvidence } from './use-evidence.ts';

const sdk = vi.hoisted(() => ({ uploadFile: vi.fn(), getFile: vi.fn() }));
vi.mock('@mekong/api-client/sdk/uploadFile', () => sdk);
vi.mock('@mekong/api-client/sdk/getFile', () => sdk);

const id = 'A'.repeat(22);
const logIn = (account: string) => session.set({ token: 't'.repeat(43), account, username: 'sokha', isAgent: 0 });
const queryClient = createQueryClient();
const open = (sent: readonly string[] = []) =>
  renderHook(() => useEvidence('SLIP', 'slips D7K2M9QX', sent), {
    wrapper: ({ children }) => <Providers queryClient={queryClient}>{children}</Providers>,
  });

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  logIn('1');
  sdk.uploadFile.mockResolvedValue({ id, width: 100, height: 100 });
  sdk.getFile.mockResolvedValue({ id, width: 100, height: 100, url: '/files/slip' });
});
afterEach(() => {
  cleanup();
  dropAllDrafts();
  session.clear();
  setSessionEnd(undefined);
  vi.resetAllMocks();
});

/** Uploads a picture into a form that then goes away, and lets another one be opened. */
async function uploadAndLeave(): Promise<void> {
  const { result, unmount } = open();
  act(() => result.current.onAdd([new File(['picture'], 'slip.png', { type: 'image/png' })]));
  await vi.waitFor(() => expect(result.current.results).toEqual([id]));
  unmount();
}

test('a picture that was taken is there again when the form is opened again, and is not sent a second time', async () => {
  await uploadAndLeave();
  const { result } = open();
  expect(result.current.results).toEqual([id]);
  await vi.waitFor(() =>
    expect(result.current.files).toMatchObject([{ name: 'slip.png', state: 'done', preview: '/files/slip' }]),
  );
  expect(sdk.uploadFile).toHaveBeenCalledOnce();
});

test('a picture that was taken is there again after the session has ended and its owner has logged in, for nobody else', async () => {
  const { result } = open();
  act(() => result.current.onAdd([new File(['picture'], 'slip.png', { type: 'image/png' })]));
  await vi.waitFor(() => expect(result.current.results).toEqual([id]));
  const end = async (): Promise<void> => {
    act(() => {
      session.clear();
      setSessionEnd('ended');
    });
    cleanup();
    await Promise.resolve();
  };
  await end();
  logIn('1');
  expect(open().result.current.results).toEqual([id]);
  await end();
  logIn('2');
  expect(open().result.current.results).toEqual([]);
});

test('a picture that the gateway has deleted is taken off the list; without an answer it stays, without a preview', async () => {
  await uploadAndLeave();
  sdk.getFile.mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0 }));
  const { result, unmount } = open();
  await vi.waitFor(() => expect(sdk.getFile).toHaveBeenCalledOnce());
  expect(result.current.results).toEqual([id]);
  unmount();
  sdk.getFile.mockRejectedValueOnce(new ApiError({ code: 'NOT_FOUND', status: 404 }));
  const again = open();
  await vi.waitFor(() => expect(again.result.current.results).toEqual([]));
});

test('a picture that was sent is not offered again, whether the form heard of it or not', async () => {
  await uploadAndLeave();
  const { result, unmount } = open([id]);
  expect(result.current.results).toEqual([]);
  unmount();
  await uploadAndLeave();
  const sent = open();
  sent.result.current.forget();
  sent.unmount();
  expect(open().result.current.results).toEqual([]);
});
