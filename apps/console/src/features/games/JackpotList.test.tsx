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
        },
      ],
    }),
  });
  const row = (await screen.findByRole('rowheader', { name: 'Sunbird Reels (SUNB) · Mini' })).closest('tr');
  const cells = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent?.replace(/[^\d.,]/g, ''));
  expect(cells).toEqual(['10,250.00', '250.00', '13,000.00', '7,500.00', '3', '5,000.00']);
});

test('a site without jackpots says how one opens', async () => {
  await openConsole('/games?tab=jackpots', { listJackpots: () => ({ content: [] }) });
  expect(await screen.findByRole('heading', { name: 'No jackpots yet' })).toBeTruthy();
});
