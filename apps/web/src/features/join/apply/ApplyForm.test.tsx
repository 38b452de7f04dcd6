import { session } from '@mekong/api-client/session';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import { ApplyForm } from './ApplyForm.tsx';

const calls = vi.hoisted(() => ({ applyForAgency: vi.fn(), createHumanCheck: vi.fn() }));
vi.mock('@mekong/api-client/sdk/applyForAgency', () => calls);
vi.mock('@mekong/api-client/sdk/createHumanCheck', () => calls);

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
afterEach(() => {
  cleanup();
  session.clear();
});

const onSent = vi.fn();
function show(username: string): void {
  session.set({ token: 't'.repeat(43), account: username, username });
  render(
    <Providers queryClient={createQueryClient()}>
      <ApplyForm countries={[{ country: 'KH', name: 'Cambodia' }]} onSent={onSent} />
    </Providers>,
  );
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });

test('what a member typed is not shown to the next one who logs in', () => {
  show('sokha');
  type(/^Full name/, 'Sok Sokha');
  cleanup();
  show('dara');
  expect(box(/^Full name/).value).toBe('');
});

test('what a member typed is kept while the page is left, and sent without a puzzle', async () => {
  show('sokha');
  type(/^Full name/, 'Sok Sokha');
  cleanup();
  show('sokha');
  expect(box(/^Full name/).value).toBe('Sok Sokha');
  type(/^Email address/, 'sokha@example.com');
  type(/^Players you expect/, '50');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Chat groups' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the terms,/ }));
  calls.applyForAgency.mockResolvedValue({ ticket: 'A-7K2M-94QX' });
  fireEvent.click(screen.getByRole('button', { name: 'Send the application' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(calls.applyForAgency.mock.calls[0]?.[0].body).toMatchObject({ username: 'sokha', realName: 'Sok Sokha' });
  expect(calls.createHumanCheck).not.toHaveBeenCalled();
});
