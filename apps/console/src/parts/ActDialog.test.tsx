import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole, refuse } from '../../test/open-console.tsx';

const stale = refuse({ status: 409, code: 'STATE_STALE' });

/** The queue of withdrawals, until one of them is decided elsewhere. */
function queue() {
  const page = contractExample('listWithdrawalQueue') as { content: readonly object[] };
  const state = { isDecided: false };
  const read = () => ({
    ...page,
    content: page.content.map((row) => (state.isDecided ? { ...row, state: 'PAID' } : row)),
  });
  return { state, read };
}

const approveIn = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));

async function ask(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: /Approve.*W7K2M9QX/ }));
  return screen.findByRole('alertdialog');
}

test('an order that somebody else has decided meanwhile is read anew, and the question says so', async () => {
  const { state, read } = queue();
  await openConsole('/withdrawals?tab=orders', {
    listWithdrawalQueue: read,
    approveWithdrawal: () => stale,
  });
  const dialog = await ask();
  state.isDecided = true;
  approveIn(dialog);
  expect(await within(dialog).findByText("This isn't possible in the current state.")).toBeTruthy();
  await expect.poll(() => screen.queryByRole('button', { name: /Approve.*W7K2M9QX/, hidden: true })).toBeNull();
});

test('a try that is refused after one without an answer says that the first may have been carried out', async () => {
  const { state, read } = queue();
  await openConsole('/withdrawals?tab=orders', {
    listWithdrawalQueue: read,
    approveWithdrawal: () => {
      if (state.isDecided) return stale;
      state.isDecided = true;
      throw new TypeError('Failed to fetch');
    },
  });
  const dialog = await ask();
  approveIn(dialog);
  expect(await within(dialog).findByText('There is no connection.')).toBeTruthy();
  approveIn(dialog);
  expect(await within(dialog).findByText('Your first try may have been carried out.')).toBeTruthy();
  expect(within(dialog).queryByText("This isn't possible in the current state.")).toBeNull();
});

test('a question that is closed after a try without an answer leaves nothing stale behind', async () => {
  const { state, read } = queue();
  await openConsole('/withdrawals?tab=orders', {
    listWithdrawalQueue: read,
    approveWithdrawal: () => {
      state.isDecided = true;
      throw new TypeError('Failed to fetch');
    },
  });
  const dialog = await ask();
  approveIn(dialog);
  await within(dialog).findByText('There is no connection.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('button', { name: /Approve.*W7K2M9QX/, hidden: true })).toBeNull();
});
