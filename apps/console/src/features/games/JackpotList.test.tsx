import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('each jackpot is listed with what it holds, what went in and out, and what the house has lent', async () => {
  await openConsole('/games?tab=jackpots', {
    listVendors: () => ({ content: [{ code: 'SUNB', name: 'Sunbird Reels', status: 'active', games: 612 }] }),
    listJackpots: () => ({
      content: [
        {
          ...{ vendor: 'SUNB', pool: 'mini', currency: 'KHR', pot: '10250.0000', reserve: '250.0000' },
          ...{ lent: '5000.0000', contributed: '13000.0000', paid: '7500.0000', wins: 3 },
          lastWonAt: '2026-11-27T14:05:00.000Z',
        },
        {
          ...{ vendor: 'SUNB', pool: 'grand', currency: 'KHR', pot: '500000.0000', reserve: '0.0000' },
          ...{ lent: '500000.0000', contributed: '0.0000', paid: '0.0000', wins: 0 },
        },
      ],
    }),
  });
  const cellsOf = async (name: string) => {
    const row = (await screen.findByRole('rowheader', { name })).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  };
  const mini = await cellsOf('Sunbird Reels (SUNB) · Mini');
  const figures = mini.map((text) => text?.replace(/[^\d.,:]/g, ''));
  expect(figures).toEqual(['10,250.00', '250.00', '13,000.00', '7,500.00', '3', expect.anything(), '5,000.00']);
  expect(mini[5]).toMatch(/27.*21:05/);
  expect((await cellsOf('Sunbird Reels (SUNB) · Grand'))[5]).toMatch(/–$/);
});

test('a site without jackpots says how one opens', async () => {
  await openConsole('/games?tab=jackpots', { listJackpots: () => ({ content: [] }) });
  expect(await screen.findByRole('heading', { name: 'No jackpots yet' })).toBeTruthy();
});
