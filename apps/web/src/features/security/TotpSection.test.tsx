import { ApiError } from '@mekong/api-client/errors';
import { confirmTotp } from '@mekong/api-client/sdk/confirmTotp';
import { enrolTotp } from '@mekong/api-client/sdk/enrolTotp';
import { activate } from '@mekong/i18n/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { TotpSection } from './TotpSection.tsx';

vi.mock('@mekong/api-client/sdk/confirmTotp', () => ({ confirmTotp: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getTotp', () => ({ getTotp: async () => ({ enrolled: false, recoveryCodesLeft: 0 }) }));
vi.mock('@mekong/api-client/sdk/enrolTotp', () => ({ enrolTotp: vi.fn() }));

/** The section with the key on the screen, as after the button that begins. */
async function showKey() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  render(
    <Providers queryClient={queryClient}>
      <TotpSection />
    </Providers>,
  );
  await begin();
}
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
async function begin() {
  await screen.findByRole('button', { name: 'Set up an authenticator' });
  await press('Set up an authenticator');
  await screen.findByRole('img', { name: 'Key for the authenticator app' });
}
const code = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(code(), { target: { value } });
const description = () => document.getElementById(code().getAttribute('aria-describedby') ?? '')?.textContent;

beforeAll(() => activate('EN', ['account', 'errors']));
beforeEach(() => {
  vi.mocked(enrolTotp).mockResolvedValue({ secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP' });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a code that is not whole is refused at its field, which gets the focus, and nothing is sent', async () => {
  await showKey();
  type('2870');
  await press('Confirm');
  await waitFor(() => expect(description()).toContain('six digits'));
  expect(document.activeElement).toBe(code());
  expect(code().value).toBe('2870');
  expect(confirmTotp).not.toHaveBeenCalled();
});

test('a wrong code is said at its field, stays there, and nothing else is announced', async () => {
  vi.mocked(confirmTotp).mockRejectedValue(new ApiError({ code: 'AUTH_BAD_CREDENTIALS', status: 401 } as never));
  await showKey();
  type('000000');
  await press('Confirm');
  await waitFor(() => expect(description()).toContain('This code is not right'));
  await waitFor(() => expect(document.activeElement).toBe(code()));
  expect(code().value).toBe('000000');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another failure is announced once, and is gone when the set-up is left; a new one begins with an empty field', async () => {
  vi.mocked(confirmTotp).mockRejectedValue(new ApiError({ code: 'AUTH_LOCKED', status: 429 } as never));
  await showKey();
  type('000000');
  await press('Confirm');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  await press('Cancel');
  expect(screen.queryByRole('alert')).toBeNull();
  await begin();
  expect(code().value).toBe('');
});

test('a right code shows the recovery codes', async () => {
  vi.mocked(confirmTotp).mockResolvedValue({ recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] });
  await showKey();
  type('287082');
  await press('Confirm');
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.getByText('ccccc-ddddd')).toBeDefined();
  expect(vi.mocked(confirmTotp).mock.calls).toEqual([[{ body: { code: '287082' } }]]);
});
