import type { SlipPage } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole } from '../../../test/open-console.tsx';

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
