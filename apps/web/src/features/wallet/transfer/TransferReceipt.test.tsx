import type { Transfer } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { statusQuery } from '../../../queries/status.ts';
import { transferQuery } from '../../../queries/transfers.ts';
import { TransferReceipt } from './TransferReceipt.tsx';

const transfer: Transfer = {
  ...{ transferNo: 'T7K2M9QX', isSender: true, partnerIs: 'UPLINE', partner: 'd**a', currency: 'KHR' },
  ...{ state: 'COMPLETED', amount: '50000000.0000', at: '2026-11-26T09:00:00.000Z' },
};

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
afterEach(cleanup);

test.each<[string, Partial<Transfer>, string[]]>([
  ['made', {}, ['The money was sent', 'It is in the wallet of the receiver.']],
  ['received', { isSender: false }, ['The money is in your wallet']],
  ['being checked', { state: 'REVIEW' }, ['We are checking this transfer']],
  [
    'rejected',
    { state: 'REJECTED', reason: 'RECEIVER' },
    ['The transfer was rejected. The money is back in your wallet', "The receiver can't receive money now."],
  ],
])('a member reads of a transfer that was %s where its money is', async (_, change, texts) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  queryClient.setQueryData(transferQuery(transfer.transferNo).queryKey, { ...transfer, ...change });
  render(
    <Providers queryClient={queryClient}>
      <TransferReceipt transferNo={transfer.transferNo} startHref="#list" />
    </Providers>,
  );
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
});
