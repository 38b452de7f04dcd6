import type { Approval } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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

describe('while a request about it waits for a second operator', () => {
  const row = (contractExample('listWithdrawalQueue') as { content: readonly { id: string }[] }).content[0];
  const waiting: Approval = {
    ...{ id: '7', operation: 'approveWithdrawal', target: { id: row?.id ?? '' }, body: {}, reason: 'Known to us' },
    ...{ maker: 'malis', state: 'PENDING', isOwn: false },
    ...{ createdAt: '2026-11-28T09:00:00.000Z', expiresAt: '2026-11-29T09:00:00.000Z' },
  };
  const other = { ...waiting, id: '8', target: { id: '999' }, reason: 'Another one' };
  const open = async (dialog: HTMLElement) => {
    expect(within(dialog).queryByRole('button', { name: 'Approve' })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Open the request' }));
    expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeTruthy();
    expect(await screen.findByText('malis')).toBeTruthy();
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  };

  test('the question leads there in place of asking', async () => {
    await openConsole('/withdrawals?tab=orders', { listApprovals: () => ({ content: [other, waiting] }) });
    const dialog = await ask();
    expect(
      await within(dialog).findByText('malis has made it. Open the request to approve or reject it.'),
    ).toBeTruthy();
    await open(dialog);
  });

  test('it leads there when the gateway says so, and asks for nothing', async () => {
    const state = { isKnown: false };
    await openConsole('/withdrawals?tab=orders', {
      listApprovals: () => ({ content: state.isKnown ? [other, waiting] : [] }),
      approveWithdrawal: () => {
        state.isKnown = true;
        return refuse({ status: 409, code: 'APPROVAL_WAITS', params: { approvalId: '7', maker: 'malis' } });
      },
    });
    approveIn(await ask());
    await screen.findByText('A request about this is already waiting');
    await open(screen.getByRole('alertdialog'));
  });

  test('its maker reads that somebody else has to approve it', async () => {
    await openConsole('/withdrawals?tab=orders', {
      listApprovals: () => ({ content: [{ ...waiting, isOwn: true }] }),
    });
    expect(await within(await ask()).findByText(/^You have made it\. Another operator has to approve it/)).toBeTruthy();
  });

  test('it is rejected without regard to that', async () => {
    await openConsole('/withdrawals?tab=orders', { listApprovals: () => ({ content: [waiting] }) });
    fireEvent.click(await screen.findByRole('button', { name: /Reject.*W7K2M9QX/ }));
    expect(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reject' })).toBeTruthy();
  });
});
