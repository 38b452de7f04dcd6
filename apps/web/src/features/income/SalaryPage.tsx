import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { periodDays, toMoments } from '@mekong/ui/patterns/RecordFilters/period';
import { Stack } from '@mekong/ui/Stack';
import type { KnownKind } from '../../parts/agents/contract-labels.ts';
import { RealTimeNow } from '../../parts/agents/RealTimeNow.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useMerchant } from '../../queries/status.ts';
import { BillTable } from './BillTable.tsx';
import { ExportBills } from './ExportBills.tsx';
import { IncomeSums } from './IncomeSums.tsx';
import { type SalarySearch, salarySearch } from './income-search.ts';
import { SalaryContracts } from './SalaryContracts.tsx';
import { useBillColumns } from './use-bill-columns.tsx';

/** The page of one kind of contract. */
export const salaryPageOf = (kind: KnownKind, title: MessageDescriptor) =>
  function OfKind({ search }: { readonly search: SalarySearch }) {
    return <SalaryPage kind={kind} title={title} search={search} />;
  };

interface SalaryPageProps {
  readonly kind: KnownKind;
  readonly title: MessageDescriptor;
  readonly search: SalarySearch;
}

/** What an agent earns by one kind of contract: the terms in force, and its bills with their sums. */
export function SalaryPage({ kind, title, search }: SalaryPageProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { timeZone } = useMerchant();
  const { show } = useCentreSearch('/agentHome', salarySearch);
  const name = i18n._(title);
  usePageTitle(name);
  const { range = 'month', from, to } = search;
  const days = periodDays({ range, from, to }, Date.now(), timeZone);
  const query = { ...toMoments(days, timeZone), kind };
  const paid: Readonly<Record<KnownKind, string>> = {
    DIVIDEND: t`Worked out after each cycle, and paid once it was reviewed.`,
    DAILY: t`Paid within minutes after midnight, for the day before.`,
    DAILY_MR: t`Paid within minutes after midnight, for the day before.`,
    HOURLY: t`Paid within minutes after each full hour.`,
    REALTIME: t`Paid every five minutes.`,
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title={name}
        text={paid[kind]}
        actions={<ExportBills key={code} query={query} fileName={`${kind.toLowerCase()}_${days.from}_${days.to}`} />}
      />
      {kind === 'REALTIME' && <RealTimeNow />}
      <SalaryContracts kind={kind} />
      <RecordFilters
        label={t`Filters of the income`}
        period={{ value: days, onValueChange: (value) => show({ ...value, range: value.range ?? 'today' }, true) }}
        selects={[]}
        onReset={() => show({ range: undefined, from: undefined, to: undefined }, true)}
      />
      <IncomeSums query={query} />
      <BillTable
        query={query}
        columns={useBillColumns(kind)}
        onAll={() => show({ range: 'month', from: undefined, to: undefined }, true)}
        hrefOf={(bill) => `/agentHome?page=agentRevenueReport&bill=${bill}`}
      />
    </Stack>
  );
}
