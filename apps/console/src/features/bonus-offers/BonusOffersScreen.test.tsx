import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an operator sees what each offer has cost, and stops one after a question', async () => {
  await openConsole('/bonus-offers');
  const table = await screen.findByRole('table', { name: 'Deposit bonuses' });
  // the example of the contract
  expect(await within(table).findByText('× 10 · 30 days')).toBeTruthy();
  expect(table.textContent).toMatch(/50%.*400,000.*20,000.*20,000.*2,000,000.*4 in play.*2,400,000.*310,000/);
  fireEvent.click(within(table).getByRole('button', { name: /Stop.*1/ }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop the offer' }));
  expect(await screen.findByText('The bonus offer is stopped')).toBeTruthy();
});

test('an operator begins an offer only with all its terms, and reads before what they mean', async () => {
  await openConsole('/bonus-offers');
  await screen.findByText('× 10 · 30 days');
  fireEvent.click(await screen.findByRole('button', { name: 'New bonus offer' }));
  const dialog = await screen.findByRole('alertdialog');
  const begin = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Begin the offer' }));
  begin();
  expect((await within(dialog).findAllByText('Enter an amount above zero.')).length).toBe(2);
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Greatest bonus/ }), { target: { value: '400000' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /Least deposit/ }), { target: { value: '40000' } });
  expect(dialog.textContent).toMatch(/Deposit .*40,000.*, get a bonus of .*20,000.*, bet .*600,000/);
  const limit = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  fireEvent.change(limit(/Largest bet while/), { target: { value: '0' } });
  begin();
  expect((await within(dialog).findAllByText('Check the format.')).length).toBe(1);
  fireEvent.change(limit(/Largest bet while/), { target: { value: '20000' } });
  fireEvent.change(limit(/Maximum win/), { target: { value: '2000000' } });
  begin();
  expect(await screen.findByText('The bonus offer has begun')).toBeTruthy();
});
