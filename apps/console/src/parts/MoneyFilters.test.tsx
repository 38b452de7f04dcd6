import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole, type TestCall } from '../../test/open-console.tsx';

const days = { from: expect.stringContaining('2026-11-2'), to: expect.stringContaining('2026-11-2') };
const period = 'from=2026-11-23&to=2026-11-24';
const money = `currency=khr&amountFrom=5000&${period}`;
const asked = { currency: 'KHR', amountFrom: '5000.0000', ...days };

test.for([
  ['/withdrawals?tab=orders', 'listWithdrawalQueue', `method=BANK&${money}`, { method: 'BANK', ...asked }],
  [
    '/deposits?kind=BANK',
    'listDepositOrders',
    `method=sandbox&${money}`,
    { kind: 'BANK', method: 'sandbox', ...asked },
  ],
  ['/slips?state=REVIEW', 'listSlips', `method=BANK&${money}`, { state: 'REVIEW', method: 'BANK', ...asked }],
  ['/disputes?state=OPEN', 'listDisputes', money, { state: 'OPEN', ...asked }],
  ['/unmatched-payments?state=OPEN', 'listUnmatchedPayments', money, { state: 'OPEN', ...asked }],
  ['/identity-checks?state=APPROVED', 'listIdentityChecks', money, { state: 'APPROVED', ...days }],
  ['/transfers?state=REVIEW', 'listAllTransfers', `method=BANK&${money}`, { state: 'REVIEW', ...asked }],
] as const)(
  'an operator narrows %s by what stands in the address, as far as its rows have it',
  async ([path, operation, filters, query]) => {
    const calls: TestCall[] = [];
    await openConsole(`${path}&q=sokha&${filters}`, {
      [operation]: (call: TestCall) => {
        calls.push(call);
        return { content: [] };
      },
    });
    // the code of the page is loaded first
    await expect.poll(() => calls[0]?.query, { timeout: 20_000 }).toEqual({ q: 'sokha', ...query });
  },
);

test('a currency or method that is none is not asked for, and named', async () => {
  const calls: TestCall[] = [];
  await openConsole('/slips?currency=riel%20&method=a%20bank', {
    listSlips: (call) => {
      calls.push(call);
      return { content: [] };
    },
  });
  expect(await screen.findByText(/currency=riel/)).toBeTruthy();
  expect(screen.getByText(/method=a bank/)).toBeTruthy();
  expect(calls[0]?.query).toEqual({});
  const field = screen.getByRole('textbox', { name: 'Currency' });
  fireEvent.change(field, { target: { value: 'usd' } });
  fireEvent.submit(field);
  await expect.poll(() => calls.at(-1)?.query).toEqual({ currency: 'USD' });
});
