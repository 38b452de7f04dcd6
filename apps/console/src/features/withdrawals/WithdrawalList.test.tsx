import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole } from '../../../test/open-console.tsx';

test('an operator sees what waits, with what speaks for a closer look', async () => {
  await openConsole('/withdrawals?tab=orders');
  const table = await screen.findByRole('table', { name: 'Withdrawals' });
  // the example of the contract, below the head
  expect((await within(table).findAllByText('W7K2M9QX')).length).toBeGreaterThan(0);
  expect(within(table).getByText('To be decided')).toBeTruthy();
  expect(within(table).getByText('Deposit goes out unplayed')).toBeTruthy();
  expect(within(table).getByText('Dev Bank ··6789')).toBeTruthy();
});

test('an operator approves no withdrawal that another one holds, and may reject it', async () => {
  const { content, ...page } = contractExample('listWithdrawalQueue') as { content: readonly object[] };
  const hold = { by: 'malis', reason: 'SECURITY', note: 'Not reached by phone', at: '2026-11-26T09:00:00.000Z' };
  await openConsole('/withdrawals?tab=orders', {
    listWithdrawalQueue: () => ({ ...page, content: content.map((row) => ({ ...row, hold })) }),
  });
  expect(await screen.findByRole('button', { name: /Reject.*W7K2M9QX/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Approve.*W7K2M9QX/ })).toBeNull();
});

test('an operator who asks for all states after those that wait still has the table', async () => {
  await openConsole('/withdrawals?state=REVIEW');
  await screen.findByRole('table', { name: 'Withdrawals' });
  await expect.poll(() => location.search).toContain('tab=orders');
});

test('an operator who rejects a withdrawal has to say why', async () => {
  await openConsole('/withdrawals?tab=orders');
  fireEvent.click(await screen.findByRole('button', { name: /Reject.*W7K2M9QX/ }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Write at least 3 characters.')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Not reached by phone' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The money is back in the wallet')).toBeTruthy();
});

test('an operator compares the names of accounts', async () => {
  await openConsole('/withdrawals?tab=orders');
  const table = await screen.findByRole('table', { name: 'Names to compare' });
  expect(within(table).getByText('Sok Dara')).toBeTruthy();
  expect(within(table).getByRole('button', { name: /Accept.*sokha/ })).toBeTruthy();
});
