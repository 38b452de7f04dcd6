import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('the move of a member is sent with agent and reason, and asks for the reason', async () => {
  const moveMember = vi.fn(() => ({ state: 'DONE' }));
  await openConsole('/members?member=7', { moveMember });
  fireEvent.click(await screen.findByRole('button', { name: 'Move below another agent' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Move below another agent?' });
  const move = within(dialog).getByRole('button', { name: 'Move' });
  fireEvent.change(within(dialog).getByLabelText(/User name of the new agent/), { target: { value: ' vanna ' } });
  fireEvent.click(move);
  expect(await within(dialog).findByText('Write at least 5 characters.')).toBeDefined();
  expect(moveMember).not.toHaveBeenCalled();
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: 'Both have asked.' } });
  fireEvent.click(move);
  await waitFor(() => expect(moveMember).toHaveBeenCalledOnce());
  expect(moveMember.mock.calls[0]).toMatchObject([{ body: { upline: 'vanna', reason: 'Both have asked.' } }]);
});
