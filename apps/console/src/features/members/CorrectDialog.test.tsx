import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openConsole, refuse } from '../../../test/open-console.tsx';

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Correct the balance' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Correct the balance of sokha' }));
  return {
    ...dialog,
    type: (name: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(name), { target: { value } }),
    send: () => fireEvent.click(dialog.getByRole('button', { name: 'Ask for the correction' })),
  };
}

test('a correction is sent with its way, amount, reason and one key, also when it is sent again', async () => {
  const correctWallet = vi.fn<(call: { body: unknown }) => unknown>(() => ({}));
  correctWallet.mockReturnValueOnce(
    refuse({ status: 400, code: 'VALIDATION_FAILED', params: { fields: [{ name: 'amount', rule: 'max', max: 900 }] } }),
  );
  const getOperator = () => ({
    ...{ name: 'rithy', role: 'cashier', isOpen: false, siteName: 'Luna', timeZone: 'Asia/Phnom_Penh' },
    ...{ expiresAt: new Date(Date.now() + 3_600_000).toISOString(), idleSeconds: 900 },
    operations: ['getOperator', 'getMember', 'listMembers', 'correctWallet'],
  });
  await openConsole('/members?member=7', { getOperator, correctWallet });
  const dialog = await openDialog();
  dialog.send();
  expect(await dialog.findByText('Write at least 3 characters.')).toBeTruthy();
  expect(correctWallet).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('radio', { name: 'Take from the wallet' }));
  dialog.type(/^Amount/, '1200');
  dialog.type(/Refers to/, ' b00000123 ');
  dialog.type(/^Reason/, 'Paid twice');
  dialog.send();
  expect(await dialog.findByText(/Up to .*900.* can be taken: the rest has to be played first/)).toBeTruthy();
  dialog.type(/^Amount/, '200');
  dialog.send();
  await waitFor(() => expect(correctWallet).toHaveBeenCalledTimes(2));
  const [first, second] = correctWallet.mock.calls.map(([{ body }]) => body as Record<string, string>);
  expect(second).toMatchObject({
    ...{ username: 'sokha', direction: 'DEBIT', amount: '200.0000', currency: 'KHR', cause: 'GAME' },
    ...{ reference: 'B00000123', reason: 'Paid twice', key: first?.key },
  });
});
