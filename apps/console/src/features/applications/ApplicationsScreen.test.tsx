import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an operator reads an application, and rejects it with a reason for the applicant and a note', async () => {
  await openConsole('/applications');
  const table = await screen.findByRole('table', { name: 'Agent applications' });
  // the example of the contract
  expect(await within(table).findByText('Sok Bopha')).toBeTruthy();
  expect(within(table).getByText('@bopha')).toBeTruthy();
  fireEvent.click(within(table).getByRole('button', { name: /Reject.*A-7K2M-94QX/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/Tell the applicant yourself: @bopha/)).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Called twice' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The application is rejected')).toBeTruthy();
});
