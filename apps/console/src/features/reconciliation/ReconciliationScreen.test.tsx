import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an operator sees what file and books say of a payment, and accepts what the provider says', async () => {
  await openConsole('/reconciliation');
  const table = await screen.findByRole('table', { name: 'Differences' });
  expect(await within(table).findByText('Other amount')).toBeTruthy();
  expect(table.textContent).toMatch(/49,000\.00.*50,000\.00/);
  fireEvent.click(within(table).getByRole('button', { name: /Accept.*pay_7Q2M/ }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The difference is accepted')).toBeTruthy();
});

test('a defect of the books is shown and cannot be accepted', async () => {
  await openConsole('/reconciliation', {
    listSettlementDifferences: () => ({
      content: [
        {
          ...{ id: '5', provider: 'sandbox', method: 'KHQR', ref: 'pay_1', isPayout: false, kind: 'BOOKS' },
          ...{ currency: 'KHR', state: 'OPEN', toldAmount: '1.0000', toldFee: '0.0000', bookedAmount: '1.0000' },
          ...{ bookedFee: '0.0000', createdAt: '2026-11-26T00:10:00.000Z' },
        },
      ],
    }),
  });
  expect(await screen.findByText('Order and ledger differ')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('days are listed with their files, and why one has none', async () => {
  await openConsole('/reconciliation', {
    listSettlementDays: () => ({
      content: [
        { id: '9', provider: 'sandbox', day: '2026-11-25', state: 'WAITING', problem: 'missing', files: [] },
        {
          ...{ id: '8', provider: 'sandbox', day: '2026-11-24', state: 'CLOSED' },
          files: [{ currency: 'KHR', batch: 'set_1', lines: 2, repeated: 1, amount: '10.0000', fee: '0.1000' }],
        },
      ],
    }),
  });
  const table = await screen.findByRole('table', { name: 'Days' });
  expect(await within(table).findByText('The provider has no file yet.')).toBeTruthy();
  expect(within(table).getByText('Waiting for the file')).toBeTruthy();
  expect(within(table).getByText('1 line twice')).toBeTruthy();
});
