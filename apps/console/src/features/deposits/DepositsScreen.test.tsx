import type { DepositOrderDetail, DepositOrderPage } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole, type TestCall } from '../../../test/open-console.tsx';

const detail = contractExample('getDepositOrder') as DepositOrderDetail;
/** An operator of a role that may do no more than this. */
const mayOnly = (...operations: string[]) => ({
  getOperator: () => ({
    name: 'sophea',
    role: 'support',
    isOpen: false,
    siteName: 'Luna',
    timeZone: 'UTC',
    operations,
  }),
});

test('an operator finds deposits by what the address asks for, and reads what is to be known of each', async () => {
  const calls: TestCall[] = [];
  await openConsole('/deposits?state=REVIEW&mark=PART&kind=BANK&amountFrom=5000&amountTo=lots&q=sokha', {
    listDepositOrders: (call) => {
      calls.push(call);
      return contractExample('listDepositOrders') as DepositOrderPage;
    },
  });
  const table = await screen.findByRole('table', { name: 'Deposits' });
  const link = await within(table).findByRole('link', { name: 'D7K2M9QX' });
  expect(link.getAttribute('href')).toBe('/deposits?item=D7K2M9QX');
  expect(within(table).getByText('Paid in part')).toBeTruthy();
  expect(calls[0]?.query).toEqual({ state: 'REVIEW', mark: 'PART', kind: 'BANK', amountFrom: '5000.0000', q: 'sokha' });
  expect(await screen.findByText(/amountTo=lots/)).toBeTruthy();
});

test('an amount is asked for once the field is left, and what is none is not', async () => {
  const calls: TestCall[] = [];
  await openConsole('/deposits', {
    listDepositOrders: (call) => {
      calls.push(call);
      return { content: [] };
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Amount from' });
  fireEvent.change(field, { target: { value: 'many' } });
  fireEvent.blur(field);
  expect((field as HTMLInputElement).value).toBe('');
  fireEvent.change(field, { target: { value: '250.5' } });
  fireEvent.submit(field);
  await expect.poll(() => calls.at(-1)?.query).toEqual({ amountFrom: '250.5000' });
});

test('an operator reads all that has happened to a deposit, and decides its slip there', async () => {
  const calls: TestCall[] = [];
  await openConsole('/deposits?item=D7K2M9QX', {
    rejectSlip: (call) => {
      calls.push(call);
      return contractExample('rejectSlip');
    },
  });
  expect(await screen.findByRole('heading', { name: 'Deposit D7K2M9QX' })).toBeTruthy();
  const ledger = await screen.findByRole('table', { name: 'Ledger' });
  expect(within(ledger).getByText('Cost of payments')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Messages from the provider' })).getByText('evt_3N7P')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find the payment' }).getAttribute('href')).toBe(
    '/unmatched-payments?state=OPEN&order=D7K2M9QX',
  );
  fireEvent.click(within(screen.getByRole('table', { name: 'Slips' })).getByRole('button', { name: /Not found/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'No payment found for D7K2M9QX?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'End the deposit' }));
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ reason: 'NOT_ARRIVED' }]);
});

test('an operator who may not decide reads a deposit without the buttons and links of those who may', async () => {
  await openConsole('/deposits?item=D7K2M9QX', {
    ...mayOnly('listDepositOrders', 'getDepositOrder'),
    getDepositOrder: () => ({ ...detail, kept: [] }),
  });
  expect(await screen.findByRole('table', { name: 'Slips' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Not found|Look/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Find the payment' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'sokha' })).toBeNull();
});
