import type { WalletCorrection } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { contractExample, openConsole } from '../../../test/open-console.tsx';

const correction = (more: Partial<WalletCorrection>): WalletCorrection => ({
  ...{ id: 'R7', approvalId: '7', memberId: '4', username: 'sokha', direction: 'DEBIT', amount: '12000.0000' },
  ...{ currency: 'KHR', cause: 'GAME', reference: 'B00000123', reason: 'Paid twice', state: 'PENDING' },
  ...{ maker: 'rithy', isOwn: false, createdAt: '2026-11-26T09:00:00.000Z' },
  ...more,
});
const listed = (...content: WalletCorrection[]) => ({ listWalletCorrections: () => ({ content }) });

describe('an operator', () => {
  test('sees who asks for how much and why, and approves it after a question', async () => {
    const approveRequest = vi.fn(() => contractExample('approveRequest'));
    await openConsole('/corrections', { ...listed(correction({})), approveRequest });
    const table = await screen.findByRole('table', { name: /^Corrections/ });
    for (const text of ['Game result', 'B00000123', 'rithy', 'Paid twice', 'To be decided'])
      expect((await within(table).findAllByText(text)).length).toBeGreaterThan(0);
    fireEvent.click(within(table).getByRole('button', { name: /^Approve\s*sokha$/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Correct the balance of sokha?' });
    expect(within(question).getByText('Take from the wallet')).toBeTruthy();
    fireEvent.click(within(question).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The balance is corrected')).toBeTruthy();
    expect(approveRequest.mock.calls[0]).toMatchObject([{ path: '/api/approvals/7/approval' }]);
  });

  test('rejects one only with a reason for its maker', async () => {
    const rejectRequest = vi.fn(() => ({}));
    await openConsole('/corrections', { ...listed(correction({})), rejectRequest });
    fireEvent.click(await screen.findByRole('button', { name: /^Reject\s*sokha$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Reject' }));
    expect(await question.findByText('Write at least 3 characters.')).toBeTruthy();
    fireEvent.change(question.getByRole('textbox'), { target: { value: 'Not proved' } });
    fireEvent.click(question.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(rejectRequest.mock.calls[0]).toMatchObject([{ body: { reason: 'Not proved' } }]));
  });

  test('takes an own one back and decides none of them', async () => {
    const withdrawRequest = vi.fn(() => ({}));
    await openConsole('/corrections', { ...listed(correction({ isOwn: true })), withdrawRequest });
    fireEvent.click(await screen.findByRole('button', { name: /^Take back\s*sokha$/ }));
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(withdrawRequest).toHaveBeenCalledOnce());
  });

  test('finds by the address, and reads who has decided and why', async () => {
    const listWalletCorrections = vi.fn(() => ({
      content: [correction({ state: 'REJECTED', decidedBy: 'sophea', decision: 'Not proved' })],
    }));
    await openConsole('/corrections?state=REJECTED&side=DEBIT&q=sokha', { listWalletCorrections });
    expect(await screen.findByText('sophea: Not proved')).toBeTruthy();
    expect(listWalletCorrections.mock.calls[0]).toMatchObject([
      { query: { state: 'REJECTED', side: 'DEBIT', q: 'sokha' } },
    ]);
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});
