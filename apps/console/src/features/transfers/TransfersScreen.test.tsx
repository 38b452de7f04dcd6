import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an operator sees who sends what to whom, and rejects a transfer only with a note', async () => {
  await openConsole('/transfers');
  const table = await screen.findByRole('table', { name: 'Transfers' });
  // the example of the contract, below the head
  expect((await within(table).findAllByText('T7K2M9QX')).length).toBeGreaterThan(0);
  expect(within(table).getByText('To be decided')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: /Reject.*T7K2M9QX/ }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Write at least 3 characters.')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Not reached by phone' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The money is back with its sender')).toBeTruthy();
});
