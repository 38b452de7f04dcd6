import { ApiError } from '@mekong/api-client/errors';
import { renamePasskey } from '@mekong/api-client/sdk/renamePasskey';
import { activate } from '@mekong/i18n/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { PasskeyNameForm, useBegunNames } from './PasskeyNameForm.tsx';

vi.mock('@mekong/api-client/sdk/renamePasskey', () => ({ renamePasskey: vi.fn() }));

const passkey = { id: '3', name: 'Old phone' };
const onRenamed = vi.fn(async () => undefined);
const onClose = vi.fn();
const show = () =>
  render(
    <Providers queryClient={createQueryClient()}>
      <PasskeyNameForm passkey={passkey} onRenamed={onRenamed} onClose={onClose} />
    </Providers>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name of the passkey/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const save = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const description = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

beforeAll(() => activate('EN', ['account', 'errors']));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  sessionStorage.clear();
});

test('a new name is sent without blanks around it, and the list is asked again before the form closes', async () => {
  vi.mocked(renamePasskey).mockResolvedValue({ ...passkey, credentialId: 'c', synced: true, createdAt: 'now' });
  show();
  type(' Red phone ');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(vi.mocked(renamePasskey).mock.calls).toEqual([[{ path: { passkeyId: '3' }, body: { name: 'Red phone' } }]]);
  expect(onRenamed).toHaveBeenCalledOnce();
});

test('a name that stays as it was closes the form, and nothing is sent', async () => {
  show();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(renamePasskey).not.toHaveBeenCalled();
  expect(onRenamed).not.toHaveBeenCalled();
});

test('a missing name is said at its field, which gets the focus', async () => {
  show();
  type('   ');
  await save();
  await waitFor(() => expect(description()).toContain('Enter a name'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(renamePasskey).not.toHaveBeenCalled();
});

test('a name that the gateway refuses stays in its field with the reason, and nothing else is announced', async () => {
  vi.mocked(renamePasskey).mockRejectedValue(
    new ApiError({
      code: 'VALIDATION_FAILED',
      status: 422,
      params: { fields: [{ name: 'name', rule: 'control' }] },
    } as never),
  );
  show();
  type('Red phone');
  await save();
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().value).toBe('Red phone');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('a failure that is not about the name is announced once, and the name stays', async () => {
  vi.mocked(renamePasskey).mockRejectedValue(new ApiError({ code: 'NOT_FOUND', status: 404 } as never));
  show();
  type('Red phone');
  await save();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(field().value).toBe('Red phone');
});

test('a name that was being typed is there again after a reload, in a form that is open at once', () => {
  let isBegun: ReturnType<typeof useBegunNames> = () => false;
  const Probe = () => {
    isBegun = useBegunNames();
    return null;
  };
  const { unmount } = show();
  type('Red ph');
  dispatchEvent(new Event('pagehide'));
  unmount();
  render(<Probe />);
  expect(['3', '4'].map((id) => isBegun({ id }))).toEqual([true, false]);
  show();
  expect(field().value).toBe('Red ph');
});
