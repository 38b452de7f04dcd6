import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { periodDays } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useMerchant } from '../../queries/status.ts';
import { BetFilters } from './BetFilters.tsx';
import { BetTable } from './BetTable.tsx';
import { toBetFilter } from './bet-filter.ts';
import { type BetsSearch, betsSearch } from './bets-search.ts';
import { ExportBets } from './ExportBets.tsx';

const BetDialog = lazy(() => import('./BetDialog.tsx').then(({ BetDialog }) => ({ default: BetDialog })));

/** The betting record of the member (personalHistoryCopy). Days, filters, order, page and open bet stand in the address. */
export function BettingRecord({ search }: { readonly search: BetsSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const navigate = useNavigate();
  const router = useRouter();
  usePageTitle(t`Betting record`);

  const at = (change: Partial<BetsSearch>) => ({
    to: '/member' as const,
    search: (said: { readonly page?: string | undefined }) => ({
      page: said.page,
      ...betsSearch({ ...said, ...change }),
    }),
  });
  const show = (change: Partial<BetsSearch>, replace = false): void =>
    void navigate({ ...at(change), replace, resetScroll: false });
  /** Another list begins on its first page. */
  const narrow = (change: Partial<BetsSearch>): void => show({ ...change, listPage: undefined });

  const now = Date.now();
  const range = periodDays(search, now, timeZone);
  const filter = toBetFilter(search, now, timeZone);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t`Betting record`}
        actions={<ExportBets key={code} filter={filter} fileName={`bets_${range.from}_${range.to}`} />}
      />
      <Stack gap={4}>
        <BetFilters search={search} range={range} onChange={narrow} />
        <BetTable
          {...{ search, filter }}
          onNarrow={narrow}
          onShow={show}
          hrefOf={(change) => router.buildLocation(at(change)).href}
        />
      </Stack>
      {search.bet !== undefined && (
        <Suspense>
          <BetDialog betNo={search.bet} onClose={() => show({ bet: undefined }, true)} />
        </Suspense>
      )}
    </Stack>
  );
}
