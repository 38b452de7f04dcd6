import type { Overview } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole } from '../../../test/open-console.tsx';

test('an operator reads bets and money in and out hour by hour, in the time of the merchant, and as a table', async () => {
  await openConsole('/');
  const section = await screen.findByRole('region', { name: 'Stakes and payouts, last 24 hours' });
  const slider = await within(section).findByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('14:00, Stakes ៛120,000, Payouts ៛131,000');
  const money = await screen.findByRole('region', { name: 'Deposits and withdrawals, last 24 hours' });
  const moneySlider = await within(money).findByRole('slider');
  expect(moneySlider.getAttribute('aria-valuetext')).toBe('14:00, Deposits ៛80,000, Withdrawals ៛240,000');
  fireEvent.click(within(section).getByRole('button', { name: 'As a table' }));
  const rows = within(within(section).getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['13:00', '14:00']);
});

/** The example of the contract with other work that waits. */
async function openWaiting(queues: Overview['attention']['queues']): Promise<void> {
  const overview = contractExample('getOverview') as Overview;
  await openConsole('/', {
    getOverview: () => ({
      ...overview,
      attention: { ...overview.attention, queues },
      health: { ...overview.health, jobs: { ...overview.health.jobs, failing: 0, late: 0 } },
    }),
    listApprovals: () => ({ content: [] }),
  });
}

test('the overview says which salary keeps up, and which is behind', async () => {
  await openConsole('/');
  const runs = await screen.findByRole('table', { name: 'Salary runs' });
  expect(within(runs).getByRole('rowheader', { name: 'Daily salary' }).closest('tr')?.textContent).toContain(
    '1 window behind',
  );
});

test('queues in which something waits are listed by promise, with the age of the oldest and what is left', async () => {
  // half a minute beyond, so that a slow start changes none of them
  const minutes = (count: number) => new Date(Date.now() + count * 60_000 + 30_000).toISOString();
  await openWaiting([
    { kind: 'slips', count: 0 },
    { kind: 'failedMessages', count: 4, oldestAt: minutes(-4000) },
    { kind: 'gameReports', count: 3, oldestAt: minutes(-60), promisedAt: minutes(2000) },
    { kind: 'withdrawals', count: 9, oldestAt: minutes(-14), promisedAt: minutes(16) },
    { kind: 'disputes', count: 2, oldestAt: minutes(-1560), promisedAt: minutes(-120) },
  ]);
  const queues = within(await screen.findByRole('table', { name: 'Needs attention' }));
  const rows = queues.getAllByRole('row').slice(1);
  // a cell begins with the name of its column, which is seen on cards
  expect(rows.map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent))).toEqual([
    ['Disputes to answer', 'Waiting2', 'Oldest1 day, 1 hour', 'Promise1 hour, 59 minutes late'],
    ['Withdrawals to decide', 'Waiting9', 'Oldest13 minutes', 'Promise16 minutes left'],
    ['Game reports to deal with', 'Waiting3', 'Oldest59 minutes', 'PromiseIn time'],
    ['Messages not delivered', 'Waiting4', 'Oldest2 days, 18 hours', 'Promise'],
  ]);
});

test('the overview says that all is clear when nothing waits', async () => {
  await openWaiting([{ kind: 'gameReports', count: 0 }]);
  expect(await screen.findByRole('heading', { name: 'All clear' })).toBeTruthy();
});

test('the figures of today say how they changed within a week, and are there day by day', async () => {
  await openConsole('/');
  const money = within(await screen.findByRole('group', { name: 'Money in and out today' }));
  const play = within(screen.getByRole('group', { name: 'Play of today' }));
  const figures = [money, play].flatMap((group) => group.getAllByRole('definition'));
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '៛61,480,000.00',
    '+12.4% on last Sunday',
    '៛31,906,000.00',
    '+3.1% on last Sunday',
    '៛6,480,220.00',
    '−8.6% on last Sunday',
    '2,418',
    '+5% on last Sunday',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Day by day' }));
  const rows = within(screen.getByRole('table', { name: 'Figures day by day' })).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('84,120,220');
  expect(rows).toHaveLength(3);
});

test('a figure without one of the week before says so', async () => {
  const overview = contractExample('getOverview') as Overview;
  await openConsole('/', {
    getOverview: () => ({ ...overview, figures: { ...overview.figures, changes: { deposits: 0 } } }),
  });
  expect(await screen.findAllByText('Nothing to compare with yet')).toHaveLength(3);
  expect(screen.getByText('0% on last Sunday')).toBeTruthy();
});

test('an operator reads which provider of payments does not answer and what is shut, and how to tell members', async () => {
  const overview = contractExample('getOverview') as Overview;
  const openWith = (change: object) =>
    openConsole('/', {
      getOverview: () => ({
        ...overview,
        health: { ...overview.health, payments: [{ ...overview.health.payments[0], ...change }] },
      }),
    });
  await openWith({ reachable: false });
  const health = within(await screen.findByRole('list', { name: 'Health' }));
  const row = health.getByText('Payments').closest('li');
  expect(row?.textContent).toContain('sandbox: no answer');
  expect(
    within(row as HTMLElement)
      .getByRole('link', { name: 'Tell members' })
      .getAttribute('href'),
  ).toBe('/announcements');
});
