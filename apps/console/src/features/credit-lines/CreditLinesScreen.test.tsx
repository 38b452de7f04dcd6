import type { CreditLineDetail, MemberDetail, MemberPage } from '@mekong/api-client/admin/types';
import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contractExample, openConsole, refuse } from '../../../test/open-console.tsx';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const detail = contractExample('getCreditLine') as CreditLineDetail;

test('an operator sees credit lines with what is used and overdue, and opens one', async () => {
  await openConsole('/credit-lines');
  const table = await screen.findByRole('table', { name: 'Credit lines' });
  expect((await within(table).findAllByText('dara')).length).toBeGreaterThan(0);
  expect(table.textContent).toMatch(/2,000,000.*500,000/);
  expect(
    within(table)
      .getByRole('link', { name: /View.*dara/ })
      .getAttribute('href'),
  ).toBe('/credit-lines?line=3');
});

test('an operator opens a line only with an agent, a limit and days', async () => {
  await openConsole('/credit-lines');
  await screen.findByRole('link', { name: /View.*dara/ });
  fireEvent.click(screen.getByRole('button', { name: 'Open a credit line' }));
  const dialog = await screen.findByRole('alertdialog');
  const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Open the line' }));
  confirm();
  expect((await within(dialog).findAllByText('Check the format.')).length).toBe(2);
  const type = (name: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } });
  type(/User name/, 'vanna');
  type(/Limit/, '1000000');
  confirm();
  expect(await screen.findByText('The credit line is open')).toBeTruthy();
});

test('an operator sees the limit of a new line in the currency of its agent, not in that of other lines', async () => {
  const agent = { ...(contractExample('listMembers') as MemberPage).content[0], username: 'vanna', currency: 'USD' };
  const asked: unknown[] = [];
  await openConsole('/credit-lines', {
    listMembers: (call: { query: unknown }) => {
      asked.push(call.query);
      return { content: [{ ...agent, username: 'vanna2', currency: 'THB' }, agent] };
    },
  });
  await screen.findByRole('link', { name: /View.*dara/ });
  fireEvent.click(screen.getByRole('button', { name: 'Open a credit line' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).not.toMatch(/[៛$฿]/);
  const field = within(dialog).getByRole('textbox', { name: /User name/ });
  fireEvent.change(field, { target: { value: 'Vanna ' } });
  fireEvent.blur(field);
  await waitFor(() => expect(dialog.textContent).toMatch(/\$/));
  expect(asked).toMatchObject([{ q: 'Vanna', kind: 'agent' }]);
});

test('an operator reads what has moved a line, and closes it after a question', async () => {
  await openConsole('/credit-lines?line=3');
  expect(await screen.findByRole('heading', { name: 'Credit line of dara' })).toBeTruthy();
  const movements = await screen.findByRole('table', { name: 'Movements' });
  expect(movements.textContent).toMatch(/Advance.*500,000/);
  expect(screen.getByText('14 days')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close the line' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Close the credit line of dara?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close the line' }));
  // 500,000 are still to be repaid
  expect(await screen.findByText('No more advances can be taken')).toBeTruthy();
});

test('an operator is told when a line has changed since it was seen', async () => {
  await openConsole('/credit-lines?line=3', {
    setCreditLine: () => refuse({ status: 409, code: 'STATE_STALE' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change the line' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change the line' }));
  expect(await within(dialog).findByText(/STATE_STALE/)).toBeTruthy();
});

test('an operator who decides on an old page sends the version that was seen', async () => {
  let version = 2;
  let reads = 0;
  const sent: unknown[] = [];
  await openConsole('/credit-lines?line=3', {
    getCreditLine: () => {
      reads += 1;
      return { ...detail, line: { ...detail.line, version } };
    },
    setCreditLine: (call: { body: unknown }) => {
      sent.push(call.body);
      return refuse({ status: 409, code: 'STATE_STALE' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change the line' }));
  const dialog = await screen.findByRole('alertdialog');
  version = 3;
  // the window of the browser gets the focus again, and the line is read anew
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await waitFor(() => expect(reads).toBe(2));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change the line' }));
  await within(dialog).findByText(/STATE_STALE/);
  expect(sent).toMatchObject([{ version: 2 }]);
});

test('an operator is offered no change of a line that is closed', async () => {
  await openConsole('/credit-lines?line=3', {
    getCreditLine: () => ({ ...detail, line: { ...detail.line, state: 'CLOSED', limit: '0.0000', used: '0.0000' } }),
  });
  expect(await screen.findByText('Closed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change the line' })).toBeNull();
});

test.each([
  ['agent', '/credit-lines?q=dara'],
  ['member', undefined],
])('the page of an account of the kind %s leads to %s', async (kind, address) => {
  const member = contractExample('getMember') as MemberDetail;
  await openConsole('/members?member=7', { getMember: () => ({ ...member, username: 'dara', kind }) });
  await screen.findByRole('heading', { name: 'dara' });
  expect(screen.queryByRole('link', { name: 'Credit line' })?.getAttribute('href')).toBe(address);
});
