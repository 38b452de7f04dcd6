import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an operator sees slips with how their deposits stand, and looks at one', async () => {
  await openConsole('/slips');
  const table = await screen.findByRole('table', { name: 'Slips' });
  // the example of the contract, below the head
  expect((await within(table).findAllByText('D7K2M9QX')).length).toBeGreaterThan(0);
  expect(within(table).getByText('Expired')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: /Look.*D7K2M9QX/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Slip of deposit D7K2M9QX' });
  expect(await within(dialog).findByRole('img', { name: 'Picture 1 of 1' })).toBeTruthy();
});
