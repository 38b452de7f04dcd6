import { useLingui } from '@lingui/react/macro';
import { getConsolidatedOptions } from '@mekong/api-client/queries/getConsolidated';
import type { AgentOverview } from '@mekong/api-client/types';
import { formatDayMonth } from '@mekong/i18n/formats/day-month';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Chart } from '@mekong/ui/Chart';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { RealTimeNow } from '../../parts/agents/RealTimeNow.tsx';
import { useWaitingContracts } from '../../parts/agents/use-waiting-contracts.ts';
import { Failure } from '../../parts/Failure.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { signedKinds } from '../../queries/signed-kinds.ts';
import { overviewQuery } from '../../queries/team.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { type OverviewSearch, overviewSearch } from './overview-search.ts';
import { TopDownlines } from './TopDownlines.tsx';

/** How the team does (agentTeamOverview): what waits first, a period beside the one before it, two weeks, and the best downlines. */
export function OverviewPage({ search: { period = 'TODAY' } }: { readonly search: OverviewSearch }) {
  const { t } = useLingui();
  const { show } = useCentreSearch('/agentHome', overviewSearch);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(overviewQuery(period));
  const hasRealTime = signedKinds(useQuery(getConsolidatedOptions()).data)?.has('REALTIME') === true;
  const title = t({ message: 'Overview', comment: 'Page of the agent centre' });
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader title={title} />
      <WaitingContracts />
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <>
          <Tabs
            label={t({ message: 'Period', context: 'overview', comment: 'What figures are of: today or a cycle' })}
            tabs={[
              { value: 'TODAY', label: t`Today` },
              { value: 'CYCLE', label: t({ message: 'This cycle', comment: 'Of a contract: the one that runs' }) },
              {
                value: 'LAST_CYCLE',
                label: t({ message: 'Last cycle', context: 'overview', comment: 'Of a contract: the one before' }),
              },
            ]}
            value={period}
            onValueChange={(value) => show({ period: value === 'TODAY' ? undefined : value }, true)}
          >
            {/* figures of the other period under the name of this one would be wrong */}
            <OverviewFigures period={period} overview={isPlaceholderData ? undefined : data} />
          </Tabs>
          {hasRealTime && <RealTimeNow />}
          {data && <Trend overview={data} />}
          {data && <TopDownlines rows={data.top} currency={data.currency} isAlone={data.team.members === 0} />}
        </>
      )}
    </Stack>
  );
}

function WaitingContracts() {
  const { t } = useLingui();
  const waiting = useWaitingContracts();
  if (!waiting) return null;
  return (
    <Alert
      title={waiting.label}
      description={
        <ButtonLink href="/agentHome?page=contracts" variant="primary">
          {t({ message: 'Review', context: 'contract', comment: 'Link to contracts that wait for an answer' })}
        </ButtonLink>
      }
    />
  );
}

function Trend({ overview: { days, currency } }: { readonly overview: AgentOverview }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const title = t`Valid bets a day`;
  return (
    <Section title={title}>
      <Card>
        <Chart
          label={title}
          categoryLabel={t({ message: 'Day', context: 'bill', comment: 'Heading of a column: a calendar day' })}
          categories={days.map(({ day }) => ({
            key: day,
            label: formatDayMonth(day, language),
          }))}
          // figures of a chart are for the eye; sums are the server's
          series={[{ key: 'volume', label: t`Valid bet`, values: days.map(({ validBet }) => Number(validBet)) }]}
          formatValue={(value) => moneyInSentence(String(Math.round(value)), { language, currency, decimals: 0 })}
          variant="line"
          isLastRunning
        />
      </Card>
    </Section>
  );
}
