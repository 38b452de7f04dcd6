import type { SlipPage } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole, type TestCall } from '../../../test/open-console.tsx';

test('an operator sees slips with how their deposits stand, and one that was looked at is new no more', async () => {
  const slip = (contractExample('listSlips') as SlipPage).content[0]!;
  let isNew = true;
  await openConsole('/slips', {
    listSlips: () => ({ content: [isNew ? slip : { ...slip, lookedAt: slip.sentAt }] }),
  });
  const table = await screen.findByRole('table', { name: 'Slips' });
  // the example of the contract, below the head
  expect((await within(table).findAllByText('D7K2M9QX')).length).toBeGreaterThan(0);
  expect(within(table).getByText('Expired')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: /Look.*D7K2M9QX/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Slip of deposit D7K2M9QX' });
  expect(await within(dialog).findByRole('img', { name: 'Picture 1 of 1' })).toBeTruthy();
  expect(within(table).getByText('New')).toBeTruthy();
  isNew = false;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(within(table).queryByText('New')).toBeNull());
});

test('an operator ends a deposit in review with a reason, and no other', async () => {
  const calls: TestCall[] = [];
  const slip = (contractExample('listSlips') as SlipPage).content[0]!;
  await openConsole('/slips', {
    listSlips: () => ({
      content: [
        { ...slip, state: 'REVIEW', place: 2, ofOrder: 3 },
        { ...slip, id: '4', orderNo: 'D7K2M9QY', state: 'COMPLETED' },
      ],
    }),
    rejectSlip: (call) => {
      calls.push(call);
      return undefined;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Not found.*D7K2M9QX, Picture 2 of 3/ }));
  const dialog = await screen.findByRole('alertdialog', { name: /No payment found for/ });
  expect(within(dialog).getByText(/The answer is for all 3 pictures of the order\./)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('radio', { name: 'The picture cannot be read' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'End the deposit' }));
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ reason: 'UNREADABLE' }]);
});

test('an operator looks for the payment of an expired order, or tells its member why there is none', async () => {
  const calls: TestCall[] = [];
  await openConsole('/slips', {
    rejectSlip: (call) => {
      calls.push(call);
      return contractExample('rejectSlip');
    },
  });
  const find = await screen.findByRole('link', { name: /Find the payment.*D7K2M9QX/ });
  expect(find.getAttribute('href')).toBe('/unmatched-payments?state=OPEN&order=D7K2M9QX');
  fireEvent.click(screen.getByRole('button', { name: /Not found/ }));
  const dialog = await screen.findByRole('alertdialog', { name: /No payment found for/ });
  expect(within(dialog).getByText(/The order had expired before its slip came\./)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Tell the member' }));
  expect(await screen.findByText('The member is told')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ reason: 'NOT_ARRIVED' }]);
});
