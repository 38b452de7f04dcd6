import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { periodDays } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { lazy, Suspense } from 'react';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useMerchant } from '../../queries/status.ts';
import { BetFilters } from './BetFilters.tsx';
import { BetTable } from './BetTable.tsx';
import { noFilters, toBetFilter } from './bet-filter.ts';
import { type BetsSearch, betsSearch } from './bets-search.ts';
import { ExportBets } from './ExportBets.tsx';
import { useGameChoice } from './use-game-choice.ts';

const BetDialog = lazy(() => import('./BetDialog.tsx').then(({ BetDialog }) => ({ default: BetDialog })));

/** The betting record of the member (personalHistoryCopy). Days, filters, order, page and open bet stand in the address. */
export function BettingRecord({ search }: { readonly search: BetsSearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show, hrefOf } = useCentreSearch('/member', betsSearch);
  usePageTitle(t`Betting record`);

  /** Another list begins on its first page. */
  const narrow = (change: Partial<BetsSearch>): void => show({ ...change, listPage: undefined });

  const now = Date.now();
  const range = periodDays(search, now, timeZone);
  const filter = toBetFilter(search, now, timeZone);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t`Betting record`}
        actions={<ExportBets key={code} query={filter} fileName={`bets_${range.from}_${range.to}`} />}
      />
      <Stack gap={4}>
        <BetFilters
          label={t`Filters of the betting record`}
          search={search}
          range={range}
          onChange={(change) =>
            // a game is of one category and one vendor
            narrow('category' in change || 'vendor' in change ? { ...change, game: undefined } : change)
          }
          game={useGameChoice(search, filter, (game) => narrow({ game }))}
          onReset={() => narrow(noFilters)}
        />
        <BetTable {...{ search, filter }} onNarrow={narrow} onShow={show} hrefOf={hrefOf} />
      </Stack>
      {search.bet !== undefined && (
        <Suspense>
          <BetDialog betNo={search.bet} onClose={() => show({ bet: undefined }, true)} />
        </Suspense>
      )}
    </Stack>
  );
}
