import type { WithdrawalDetail, WithdrawalPart } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { statusQuery } from '../../../queries/status.ts';
import { WithdrawalView } from './WithdrawalView.tsx';

const { getWithdrawal } = vi.hoisted(() => ({ getWithdrawal: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getWithdrawal', () => ({ getWithdrawal }));

type Order = WithdrawalDetail['order'];
const order: Order = {
  ...{ orderNo: 'W7K2M9QX', method: 'BANK', institutionName: 'Dev Bank', numberEnd: '6789', currency: 'KHR' },
  ...{ amount: '60000.0000', fee: '1000.0000', arrives: '59000.0000', paid: '0.0000', givenBack: '0.0000' },
  ...{ state: 'REQUESTED', createdAt: '2026-11-22T09:00:00.000Z' },
};
const completedAt = '2026-11-22T09:20:00.000Z';

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function show(change: Partial<Order>, parts: WithdrawalPart[] = []): Promise<(string | null)[]> {
  getWithdrawal.mockResolvedValue({ order: { ...order, ...change }, parts } satisfies WithdrawalDetail);
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  render(
    <Providers queryClient={queryClient}>
      <WithdrawalView orderNo={order.orderNo} startHref="#start" />
    </Providers>,
  );
  const course = await screen.findByRole('list', { name: 'Progress of the withdrawal' });
  return within(course)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test.each([
  ['REQUESTED', {}, 'Your request is being checked', [/^Requested/, /^Being checked/]],
  ['REVIEW', {}, 'Our team is looking at your request', [/^Requested/, /^Being checked/]],
  ['PAYING', {}, 'Your money is on its way', [/^Requested/, /^Checked/, /^Being paid/]],
  [
    'PAID_PART',
    { paid: '20000.0000' },
    '៛ 20,000.00 has been paid',
    [/^Requested/, /^Checked/, /^Paid to your account/, /^Being paid/],
  ],
  [
    'PAID',
    { paid: '59000.0000', completedAt },
    '៛ 59,000.00 has been paid',
    [/^Requested/, /^Checked/, /^Paid to your account/],
  ],
  [
    'PAID',
    { paid: '20000.0000', givenBack: '40000.0000', reason: 'BANK_DOWN', completedAt },
    '៛ 40,000.00 is back in your wallet',
    [/^Requested/, /^Checked/, /^Paid to your account/, /^Back in your wallet/],
  ],
  [
    'REJECTED',
    { givenBack: '60000.0000', reason: 'ACCOUNT_CLOSED', completedAt },
    'This withdrawal was not paid. The money is back in your wallet',
    [/^Requested/, /^Back in your wallet/],
  ],
] satisfies [Order['state'], Partial<Order>, string, RegExp[]][])(
  'the page of a withdrawal that is %s %j tells where the money is',
  async (state, change, title, steps) => {
    const shown = await show({ state, ...change });
    expect(screen.getByText(title)).toBeTruthy();
    expect(shown).toHaveLength(steps.length);
    for (const [place, step] of steps.entries()) expect(shown[place]).toMatch(step);
  },
);

test('the page of a withdrawal says of each part how it stands, and why it was not paid', async () => {
  const part = { amount: '29500.0000' };
  await show({ state: 'PAYING' }, [
    { ...part, no: 'W7K2M9QX-1', state: 'FAILED', reason: 'ACCOUNT_CLOSED' },
    { ...part, no: 'W7K2M9QX-2', state: 'PAID', paidAt: completedAt },
  ]);
  const parts = screen.getByRole('region', { name: 'Parts of the withdrawal' });
  expect(parts.textContent).toMatch(
    /W7K2M9QX-1Not paidThe account does not exist or is closed\. Choose another one\..*W7K2M9QX-2.*Paid$/,
  );
});
