import { useLingui } from '@lingui/react/macro';
import type { AgentOverview } from '@mekong/api-client/types';
import { formatDay } from '@mekong/i18n/formats/day';
import { moneyAsShown } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Chart } from '@mekong/ui/Chart';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useWaitingContracts } from '../../parts/agents/use-waiting-contracts.ts';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { overviewQuery } from '../../queries/team.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { TopDownlines } from './TopDownlines.tsx';

/** How the team does (agentTeamOverview): what waits first, today beside yesterday, two weeks, and the best downlines. */
export function OverviewPage() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
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
          <OverviewFigures overview={data} />
          {data && <Trend overview={data} />}
          {data && <TopDownlines rows={data.top} currency={data.currency} />}
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
            label: formatDay(day, language, 'short'),
          }))}
          // figures of a chart are for the eye; sums are the server's
          series={[{ key: 'volume', label: t`Valid bet`, values: days.map(({ validBet }) => Number(validBet)) }]}
          formatValue={(value) => moneyAsShown(String(Math.round(value)), { language, currency, decimals: 0 })}
          variant="line"
          isLastRunning
        />
      </Card>
    </Section>
  );
}
