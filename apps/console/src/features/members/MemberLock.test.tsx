import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

const member = {
  ...{ id: '7', username: 'sokha', nickname: 'Sokha', kind: 'member', status: 'locked', currency: 'KHR' },
  ...{ registeredAt: '2026-11-22T09:00:00.000Z', language: 'KM', upline: 'dara', mustChangePassword: false },
  ...{ hasSecondFactor: false, passkeys: 0, balance: '0.0000', openSessions: 0, failedLogins: 0, waitSeconds: 0 },
};
const lock = { agent: 'dara', reason: 'Asked for it by phone', at: '2026-11-26T09:00:00.000Z' };

test('the lock of an agent is shown with its reason and lifted with one of the operator', async () => {
  const liftMemberLock = vi.fn(() => ({ status: 'active' }));
  const getMember = vi.fn(() =>
    liftMemberLock.mock.calls.length > 0 ? { ...member, status: 'active' } : { ...member, lock },
  );
  await openConsole('/members?member=7', { getMember, liftMemberLock });
  await screen.findByText('Asked for it by phone');
  fireEvent.click(screen.getByRole('button', { name: 'Lift the lock' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Lift the lock of the agent?' });
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: ' The agent agrees. ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lift the lock' }));
  await waitFor(() => expect(screen.queryByText('Asked for it by phone')).toBeNull());
  expect(liftMemberLock.mock.calls[0]).toMatchObject([{ body: { reason: 'The agent agrees.' } }]);
  expect(screen.queryByRole('button', { name: 'Lift the lock' })).toBeNull();
});
