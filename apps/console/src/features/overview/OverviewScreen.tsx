import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getOverviewOptions } from '@mekong/api-client/admin/queries/getOverview';
import type { Overview } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Link } from '@mekong/ui/Link';
import { HealthRow } from '@mekong/ui/patterns/HealthRow';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { useMay } from '../../queries/operator.ts';
import { AttentionTable } from './AttentionTable.tsx';
import { AuditTail } from './AuditTail.tsx';
import { SalaryRuns } from './SalaryRuns.tsx';
import { TodayFigures } from './TodayFigures.tsx';
import { useHealth } from './use-health.tsx';

/** Comes after the rest: what needs somebody is read first. */
const BetHours = lazy(async () => ({ default: (await import('./HourCharts.tsx')).BetHours }));
const MoneyHours = lazy(async () => ({ default: (await import('./HourCharts.tsx')).MoneyHours }));

/** The overview is looked at for hours: it reads itself anew, so that nobody has to. */
const refreshMs = 30_000;

/** The first page: whether the site is open and sound, what needs somebody, and the figures of today. */
export function OverviewScreen() {
  const { t } = useLingui();
  const query = useQuery({ ...getOverviewOptions(), refetchInterval: refreshMs });
  return (
    <>
      <PageHeader title={t`Overview`} text={query.data && <Day overview={query.data} />} />
      <Loaded query={query}>{(overview) => <Sections overview={overview} now={query.dataUpdatedAt} />}</Loaded>
    </>
  );
}

function Day({ overview: { site, figures } }: { readonly overview: Overview }) {
  const { t } = useLingui();
  return (
    <>
      <bdi>{site.name}</bdi> ·{' '}
      {t({
        message: `${plural(figures.members, { one: '# member', other: '# members' })}, ${figures.newMembers} new today`,
        comment: 'How many members the site has, and how many of them registered today',
      })}{' '}
      · {t`Today is counted from midnight in ${figures.timeZone}`}
    </>
  );
}

function Sections({ overview, now }: { readonly overview: Overview; readonly now: number }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { site, attention } = overview;
  const health = useHealth(overview);
  const mayAudit = useMay('listAudit');
  const count = (value: number): string => formatNumber(value, code);
  const today = (
    <Stack gap={5}>
      <Section
        title={t({ message: 'Needs attention', comment: 'State of a part of the system, and what needs somebody' })}
      >
        <AttentionTable overview={overview} now={now} />
      </Section>
      <SalaryRuns />
      <Section title={t`Stakes and payouts, last 24 hours`}>
        <Suspense fallback={<Skeleton shape="control" />}>
          <BetHours overview={overview} />
        </Suspense>
      </Section>
      <Section title={t`Deposits and withdrawals, last 24 hours`}>
        <Suspense fallback={<Skeleton shape="control" />}>
          <MoneyHours overview={overview} />
        </Suspense>
      </Section>
    </Stack>
  );
  return (
    <>
      {!site.open && (
        <Alert
          tone="negative"
          title={t`The site is closed for maintenance`}
          description={
            <>
              {site.reason} {site.until && <DateTime value={site.until} hasZone />}{' '}
              <Link href="/settings?key=maintenance">{t`Maintenance settings`}</Link>
            </>
          }
        />
      )}
      {site.blockedCountries.length > 0 && (
        <Alert
          title={t`Visitors of these countries are not served`}
          description={
            <>
              <bdi>{site.blockedCountries.join(', ')}</bdi>{' '}
              <Link href="/settings?key=region">{t`Change the countries`}</Link>
            </>
          }
        />
      )}
      <HealthRow label={t`Health`} items={health} />
      <TodayFigures overview={overview} />
      {mayAudit ? <Split aside={<AuditTail />}>{today}</Split> : today}
      {attention.cspViolations.length > 0 && (
        <Card as="section" aria-label={t`Stopped by the content policy today`}>
          <Stack gap={2}>
            <Heading level={2}>{t`Stopped by the content policy today`}</Heading>
            <Stack as="ul" gap={1}>
              {attention.cspViolations.map(({ directive, blocked, page, seen }) => (
                <li key={`${directive} ${blocked} ${page}`}>
                  <Text size="small">
                    <bdi>{directive}</bdi>: <bdi>{blocked}</bdi> (<bdi>{page}</bdi>, {count(seen)})
                  </Text>
                </li>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
    </>
  );
}
