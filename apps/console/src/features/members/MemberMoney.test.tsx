import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an operator sees the money of a member in one place, with links to its orders', async () => {
  await openConsole('/members?member=7');
  const deposits = await screen.findByRole('table', { name: 'Deposits' });
  expect(within(deposits).getByRole('link', { name: 'D7K2M9QX' }).getAttribute('href')).toBe('/deposits?item=D7K2M9QX');
  const withdrawals = screen.getByRole('table', { name: 'Withdrawals' });
  expect(within(withdrawals).getByRole('link', { name: 'W4N8P2RT' }).getAttribute('href')).toBe('/withdrawals?order=3');
  expect(
    within(screen.getByRole('table', { name: 'Bank accounts and e-wallets' })).getByText('ABA Bank ··4321'),
  ).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Bonuses' })).getByText('In play')).toBeTruthy();
});

test('an operator whose role has no right to it sees a member without the money', async () => {
  await openConsole('/members?member=7', {
    getOperator: () => ({
      ...{ name: 'sophea', role: 'support', isOpen: false, siteName: 'Luna', timeZone: 'UTC' },
      operations: ['listMembers', 'getMember'],
    }),
  });
  expect(await screen.findByRole('link', { name: 'All members' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Money' })).toBeNull();
});
