import type { ProfitReport } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { profitQuery } from '../../queries/profit.ts';
import { ExportProfit } from './ExportProfit.tsx';

const calls = vi.hoisted(() => ({ getProfit: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getProfit', () => calls);

const sums = { bets: 0, validBet: '0.0000', deposits: '0.0000', withdrawals: '0.0000' };
const played = { ...sums, stake: '100.0000', payout: '40.0000', net: '-60.0000' };
const report = (period: ProfitReport['period'], from: string): ProfitReport =>
  ({
    ...{ currency: 'KHR', period, timeZone: 'Asia/Phnom_Penh', from, to: from, categories: [] },
    spans: [{ from, to: from, ...played, deposits: '500.5000' }],
    totals: { ...played, deposits: '500.5000' },
  }) as never;

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a member saves the spans of the chosen period by days of the merchant, with their sums', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(profitQuery('DAILY').queryKey, report('DAILY', '2026-11-27T17:00:00.000Z'));
  calls.getProfit.mockResolvedValue(report('MONTHLY', '2025-12-31T17:00:00.000Z'));
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(
    <Providers queryClient={queryClient}>
      <ExportProfit period="MONTHLY" />
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('profit_monthly.csv');
  const text = await files[0]?.text();
  expect(
    text
      ?.replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  ).toEqual([
    'From,Deposits,Withdrawals,Stakes,Payouts,Won or lost',
    '2026-01-01,500.5000,0.0000,100.0000,40.0000,-60.0000',
    'Total,500.5000,0.0000,100.0000,40.0000,-60.0000',
  ]);
});
