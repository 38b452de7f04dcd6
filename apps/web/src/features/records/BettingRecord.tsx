import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Inline } from '@mekong/ui/Inline';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useMerchant } from '../../queries/status.ts';
import { BetFilters } from './BetFilters.tsx';
import { BetTable } from './BetTable.tsx';
import { toBetFilter } from './bet-filter.ts';
import { type BetsSearch, betsSearch } from './bets-search.ts';
import { dayRange } from './date-range.ts';
import { ExportBets } from './ExportBets.tsx';
import { RecordDays } from './RecordDays.tsx';

const BetDialog = lazy(() => import('./BetDialog.tsx').then(({ BetDialog }) => ({ default: BetDialog })));

/** The betting record of the member (personalHistoryCopy). Days, filters, order, page and open bet stand in the address. */
export function BettingRecord({ search }: { readonly search: BetsSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const navigate = useNavigate();
  usePageTitle(t`Betting record`);

  const show = useCallback(
    (change: Partial<BetsSearch>, replace = false) =>
      void navigate({
        to: '/member',
        search: (said) => ({ page: said.page, ...betsSearch({ ...said, ...change }) }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  /** Another list begins on its first page. */
  const narrow = (change: Partial<BetsSearch>): void => show({ ...change, listPage: undefined });
  const open = useCallback((bet: string) => show({ bet }), [show]);

  const now = Date.now();
  const range = dayRange(search, now, timeZone);
  const filter = toBetFilter(search, now, timeZone);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t`Betting record`}
        actions={<ExportBets key={code} filter={filter} fileName={`bets_${range.from}_${range.to}`} />}
      />
      <Stack gap={4}>
        <Inline gap={2}>
          <RecordDays range={range} onChange={narrow} />
          <BetFilters search={search} onChange={narrow} />
        </Inline>
        <BetTable search={search} filter={filter} onNarrow={narrow} onShow={show} onOpen={open} />
      </Stack>
      {search.bet !== undefined && (
        <Suspense>
          <BetDialog betNo={search.bet} onClose={() => show({ bet: undefined }, true)} />
        </Suspense>
      )}
    </Stack>
  );
}
