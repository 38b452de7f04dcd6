import { ApiError } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import { AcceptTerms } from './AcceptTerms.tsx';

const calls = vi.hoisted(() => ({ acceptAgreement: vi.fn(), getRegisterSettings: vi.fn() }));
vi.mock('@mekong/api-client/sdk/acceptAgreement', () => calls);
vi.mock('@mekong/api-client/sdk/getRegisterSettings', () => calls);

const rules = { agreementVersion: '2026-11', agreementDefault: true, minAge: 18, fields: [], methods: [] };
const onDone = vi.fn(async () => undefined);

function show(due: 'FIRST' | 'NEW'): void {
  render(
    <Providers queryClient={createQueryClient()}>
      <AcceptTerms due={due} onDone={onDone} />
    </Providers>,
  );
}
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept and continue' }));
const terms = () => screen.findByRole('checkbox', { name: /^I agree to the terms/ });

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.clearAllMocks();
  calls.getRegisterSettings.mockResolvedValue(rules);
  calls.acceptAgreement.mockResolvedValue({ version: '2026-11' });
});
afterEach(cleanup);

test('the first agreement is sent once both boxes are ticked by their owner', async () => {
  show('FIRST');
  expect((await terms()).getAttribute('aria-checked')).toBe('false');
  accept();
  await screen.findByText('Accept the terms to continue.');
  expect(screen.getByText('You must be 18 or older to continue.')).toBeTruthy();
  fireEvent.click(await terms());
  fireEvent.click(screen.getByRole('checkbox', { name: 'I am 18 years old or older.' }));
  accept();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.acceptAgreement).toHaveBeenCalledExactlyOnceWith({
    body: { agreement: { version: '2026-11', accepted: true }, ageConfirmed: true },
  });
});

test('a new version asks for no age, and for itself again when it is outdated by then', async () => {
  calls.acceptAgreement.mockRejectedValueOnce(new ApiError({ code: 'TERMS_REQUIRED', status: 400 }));
  show('NEW');
  fireEvent.click(await terms());
  expect(screen.queryByRole('checkbox', { name: /years old/ })).toBeNull();
  calls.getRegisterSettings.mockResolvedValue({ ...rules, agreementVersion: '2026-12' });
  accept();
  await screen.findByText(/The terms have just changed/);
  expect((await terms()).getAttribute('aria-checked')).toBe('false');
  fireEvent.click(await terms());
  accept();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.acceptAgreement).toHaveBeenLastCalledWith({
    body: { agreement: { version: '2026-12', accepted: true } },
  });
});
