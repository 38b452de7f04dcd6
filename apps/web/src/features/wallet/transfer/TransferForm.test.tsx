import { session } from '@mekong/api-client/session';
import type { TransferOptions } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { statusQuery } from '../../../queries/status.ts';
import { downlineQuery } from '../../../queries/transfers.ts';
import { draftOf, dropAllDrafts } from '../../../state/drafts.ts';
import { TransferForm } from './TransferForm.tsx';

const options: TransferOptions = {
  ...{ currency: 'KHR', least: '1000.0000', step: '1.0000', reviewOver: '10000000.0000', amountLeft: '5000000.0000' },
  ...{ upline: 'Da**', hasDownlines: true },
} as TransferOptions;

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 }));
afterEach(() => {
  cleanup();
  dropAllDrafts();
  session.clear();
});

function show(to?: string): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  for (const looked of ['bopha', '77']) queryClient.setQueryData(downlineQuery(looked).queryKey, { content: [] });
  render(
    <Providers queryClient={queryClient}>
      <TransferForm
        {...{ options, to, withdrawable: '90000.0000', hasPassword: true, hasPasskey: false }}
        onDone={vi.fn()}
        onForgotten={vi.fn()}
      />
    </Providers>,
  );
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a transfer keeps partner, amount and note when the member comes back, and never the password', () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: 'A direct downline' }));
  type(box('User name or account number'), 'bopha');
  type(box('Amount'), '5000');
  type(box(/^Note/), 'For rent');
  type(screen.getByLabelText(/^Withdrawal password/), '402817');
  cleanup();
  expect(draftOf('transfer 1')).not.toHaveProperty('paymentPassword');
  show();
  expect([box('User name or account number'), box('Amount'), box(/^Note/)].map(({ value }) => value)).toEqual([
    'bopha',
    '5,000',
    'For rent',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Withdrawal password/).value).toBe('');
});

test('a transfer that is begun for another partner takes over nothing of the last one', () => {
  show();
  type(box('Amount'), '5000');
  cleanup();
  show('77');
  expect([box('User name or account number'), box('Amount')].map(({ value }) => value)).toEqual(['77', '']);
});
