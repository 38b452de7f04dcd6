import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { contractKinds, kindTitles } from '../../parts/agents/contract-labels.ts';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useMerchant } from '../../queries/status.ts';
import { BillPage } from './BillPage.tsx';
import { BillTable } from './BillTable.tsx';
import { ExportBills, ExportDays } from './ExportBills.tsx';
import { IncomeDays } from './IncomeDays.tsx';
import { IncomeSums } from './IncomeSums.tsx';
import { type IncomeSearch, incomeSearch } from './income-search.ts';

/** What an agent has earned (agentRevenueReport), or one bill of it. */
export function IncomePage({ search }: { readonly search: IncomeSearch }) {
  const { bill, rows, member } = search;
  if (bill !== undefined) return <BillPage billId={bill} rows={rows} member={member} />;
  return <Income search={search} />;
}

/** Income of the chosen days: sums, and either days or bills. Everything stands in the address. */
function Income({ search }: { readonly search: IncomeSearch }) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show, hrefOf } = useCentreSearch('/agentHome', incomeSearch);
  const title = t({ message: 'My income', comment: 'Page of the agent centre' });
  usePageTitle(title);
  const { range = 'month', from, to, kind, view = 'days', sort = '-day' } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const query = { ...toMoments(days, timeZone), kind };
  const onAll = () => show({ kind: undefined, range: 'month', from: undefined, to: undefined }, true);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`A bill counts on the last day of its period.`}
        actions={
          view === 'bills' ? (
            <ExportBills key={code} query={query} fileName={`income_${days.from}_${days.to}`} />
          ) : (
            <ExportDays key={code} query={query} fileName={`income_days_${days.from}_${days.to}`} />
          )
        }
      />
      <RecordFilters
        label={t`Filters of the income`}
        period={{ value: days, onValueChange: (value) => show({ ...value, range: value.range ?? 'today' }, true) }}
        selects={[
          {
            key: 'kind',
            label: t({ message: 'Kind', context: 'contract', comment: 'Kind of contract: dividend, daily wage' }),
            allLabel: t({ message: 'All kinds', context: 'contract', comment: 'Every kind of contract' }),
            options: contractKinds.map((value) => ({ value, label: i18n._(kindTitles[value]) })),
            value: kind,
            onValueChange: (value) => show({ kind: contractKinds.find((known) => known === value) }, true),
          },
        ]}
        onReset={() => show({ kind: undefined }, true)}
      />
      <IncomeSums query={query} />
      <Tabs
        label={title}
        value={view}
        onValueChange={(value) => show({ view: value === 'days' ? undefined : value }, true)}
        tabs={[
          { value: 'days' as const, label: t({ message: 'By day', comment: 'Tab: sums of bills by day' }) },
          {
            value: 'bills' as const,
            label: t({ message: 'Bills', comment: 'What contracts of an agent have come to' }),
          },
        ]}
      >
        {view === 'bills' ? (
          <BillTable query={query} onAll={onAll} hrefOf={(bill) => hrefOf({ bill })} />
        ) : (
          <IncomeDays
            query={query}
            sort={sort}
            onSort={(value) => show({ sort: value }, true)}
            onAll={onAll}
            hrefOf={(row) => hrefOf({ view: 'bills', kind: row.kind, range: 'custom', from: row.day, to: row.day })}
          />
        )}
      </Tabs>
    </Stack>
  );
}
