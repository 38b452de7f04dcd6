import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('the page of a member who closes the account says what keeps it open', async () => {
  await openConsole('/members?member=7');
  const section = await screen.findByRole('region', { name: 'End of the account' });
  expect(section.textContent).toContain('The member closes this account');
  expect(section.textContent).toMatch(/120,000\.00.*Open withdrawals1/);
});

test('the page of a member whose account stays does not speak of its end', async () => {
  await openConsole('/members?member=7', {
    getMemberClosing: () => ({
      ...{ state: 'OPEN', currency: 'KHR', cash: '0.0000', onHold: '0.0000', openBets: '0.0000', openWithdrawals: 0 },
    }),
  });
  await screen.findByRole('heading', { name: 'Limits and breaks' });
  expect(screen.queryByText('End of the account')).toBeNull();
});

test('the page of an agent who closes the account says what is to be repaid first', async () => {
  await openConsole('/members?member=7', {
    getMemberClosing: () => ({
      ...{ state: 'CLOSING', askedAt: '2026-11-26T02:12:00.000Z', currency: 'KHR', cash: '0.0000', onHold: '0.0000' },
      ...{ openBets: '0.0000', openWithdrawals: 0, credit: '380.0000' },
    }),
  });
  const section = await screen.findByRole('region', { name: 'End of the account' });
  expect(section.textContent).toMatch(/Credit to repay.*380\.00/);
});
