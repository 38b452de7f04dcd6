import type { MemberMoney } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole, type TestCall } from '../../../test/open-console.tsx';

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
  const linkOf = (table: string, name: string) =>
    within(screen.getByRole('table', { name: table }))
      .getByRole('link', { name })
      .getAttribute('href');
  expect(linkOf('Transfers', 'T7K2M9QX')).toBe('/transfers?q=T7K2M9QX');
  expect(linkOf('Disputes', 'C7K2M9QX')).toBe('/disputes?q=C7K2M9QX');
  expect(linkOf('Kept or owed', 'pay_7Q2M')).toBe('/unmatched-payments?item=3');
  expect(screen.getByText('Identity to decide')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'vanna' }).getAttribute('href')).toBe('/members?member=9');
});

test('an operator sees a sign beside every state of what a member has had', async () => {
  await openConsole('/members?member=7');
  await screen.findByRole('table', { name: 'Transfers' });
  const names = ['Withdrawals', 'Bonuses', 'Bank accounts and e-wallets', 'Transfers', 'Disputes', 'Kept or owed'];
  const unsigned = names.filter((name) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .some((row) => !within(row).getAllByRole('cell').at(-1)?.querySelector('svg')),
  );
  expect(unsigned).toEqual([]);
  expect(screen.getByText('Identity to decide').parentElement?.querySelector('svg')).toBeTruthy();
});

test('an operator asks for the movements of a member, narrows them to a kind and follows them to their cause', async () => {
  const calls: TestCall[] = [];
  await openConsole('/members?member=7', {
    listMemberMovements: (call) => {
      calls.push(call);
      return contractExample('listMemberMovements');
    },
  });
  const button = await screen.findByRole('button', { name: 'Movements' });
  expect(calls).toEqual([]);
  fireEvent.click(button);
  const movements = await screen.findByRole('table', { name: 'Movements' });
  expect((await within(movements).findByRole('link', { name: 'D7K2M9QX' })).getAttribute('href')).toBe(
    '/deposits?item=D7K2M9QX',
  );
  expect(within(movements).getByText('B00000123').closest('a')).toBeNull();
  fireEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Bet' }));
  await expect.poll(() => calls.map(({ query }) => query)).toEqual([{}, { kind: 'BET' }]);
  expect(screen.getByRole('button', { name: 'Movements' }).getAttribute('aria-expanded')).toBe('true');
});

test('a correction among the movements of a member says what it has set right', async () => {
  const about = { kind: 'CORRECTION', correction: { cause: 'GAME', about: 'BET', number: 'B00000777' } };
  await openConsole('/members?member=7&movement=CORRECTION', {
    listMemberMovements: () => ({
      content: [
        {
          no: '9',
          at: '2026-11-26T09:00:00.000Z',
          amount: '1.0000',
          balanceAfter: '2.0000',
          currency: 'KHR',
          ...about,
        },
      ],
    }),
  });
  const cell = (await screen.findByText('B00000777')).closest('td');
  expect(cell?.textContent).toContain('Game result B00000777');
  const { username } = contractExample('getMember') as { username: string };
  const all = within(cell as HTMLElement).getByRole('link', { name: 'Game result' });
  expect(all.getAttribute('href')).toBe(`/corrections?q=${username}`);
});

test('an operator of support sees no flags of a member, and numbers without links to queues of other roles', async () => {
  const { flags: _, ...money } = contractExample('getMemberMoney') as MemberMoney;
  await openConsole('/members?member=7', {
    getOperator: () => ({
      ...{ name: 'sophea', role: 'support', isOpen: false, siteName: 'Luna', timeZone: 'UTC' },
      operations: ['listMembers', 'getMember', 'getMemberMoney'],
    }),
    getMemberMoney: () => money,
  });
  const transfers = await screen.findByRole('table', { name: 'Transfers' });
  expect(within(transfers).getByText('T7K2M9QX').closest('a')).toBeNull();
  expect(screen.queryByText('Others have logged in by the same browser')).toBeNull();
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
