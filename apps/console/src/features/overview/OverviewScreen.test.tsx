import type { Overview } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole } from '../../../test/open-console.tsx';

test('an operator reads stakes and payouts hour by hour, in the time of the merchant, and as a table', async () => {
  await openConsole('/');
  const section = await screen.findByRole('region', { name: 'Stakes and payouts, last 24 hours' });
  const slider = await within(section).findByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('14:00, Stakes ៛120,000, Payouts ៛131,000');
  fireEvent.click(within(section).getByRole('button', { name: 'As a table' }));
  const rows = within(within(section).getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['13:00', '14:00']);
});

/** The example of the contract with other numbers of what waits. */
async function openWaiting(openReports: number): Promise<void> {
  const overview = contractExample('getOverview') as Overview;
  await openConsole('/', {
    getOverview: () => ({
      ...overview,
      attention: { ...overview.attention, openReports, failedMessages: 0, withdrawals: 0 },
      health: { ...overview.health, jobs: { ...overview.health.jobs, failing: 0, late: 0 } },
    }),
    listApprovals: () => ({ content: [] }),
  });
}

test('only queues in which something waits are listed', async () => {
  await openWaiting(3);
  const queues = within(await screen.findByRole('table', { name: 'Needs attention' }));
  expect(queues.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['Game reports to deal with']);
});

test('the overview says that all is clear when nothing waits', async () => {
  await openWaiting(0);
  expect(await screen.findByRole('heading', { name: 'All clear' })).toBeTruthy();
});
