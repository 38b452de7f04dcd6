import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { betsQuery } from '../../queries/bets.ts';
import { statusQuery } from '../../queries/status.ts';
import { BetTable } from './BetTable.tsx';
import { isNarrowed, toBetFilter } from './bet-filter.ts';
import { type BetsSearch, betPageSize } from './bets-search.ts';

beforeAll(() => activate('EN', ['shell', 'account']));
afterEach(cleanup);

test.each<BetsSearch>([{ game: 'HOUSE~mekong-gold' }, { category: 'RNG' }, { vendor: 'HOUSE' }, { status: 'WON' }])(
  'clears the filter %j when nothing was found by it',
  (search) => {
    const filter = toBetFilter(search, Date.now(), 'UTC');
    const queryClient = createQueryClient();
    queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
    queryClient.setQueryData(betsQuery({ ...filter, page: 1, pageSize: betPageSize }).queryKey, {
      ...{ content: [], page: 1, pageSize: betPageSize, totalElements: 0, totalPages: 0 },
      totals: { count: 0, currency: 'KHR', stake: '0.0000', validBet: '0.0000', payout: '0.0000', net: '0.0000' },
    } as never);
    const onNarrow = vi.fn();
    render(
      <Providers queryClient={queryClient}>
        <BetTable {...{ search, filter, onNarrow }} onShow={vi.fn()} hrefOf={() => '#'} />
      </Providers>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(isNarrowed({ ...search, ...onNarrow.mock.calls[0]?.[0] })).toBe(false);
  },
);
