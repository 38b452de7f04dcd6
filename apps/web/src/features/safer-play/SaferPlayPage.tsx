import { useLingui } from '@lingui/react/macro';
import { getSaferPlayOptions } from '@mekong/api-client/queries/getSaferPlay';
import { GridPairs } from '@mekong/ui/GridPairs';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { CheckCard } from './CheckCard.tsx';
import { ExclusionCard } from './ExclusionCard.tsx';
import { HelpLines } from './HelpLines.tsx';
import { LimitChanges } from './LimitChanges.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { SelfTestCard } from './SelfTestCard.tsx';
import { type SaferSearch, saferSearch } from './safer-search.ts';
import { TimeOutCard } from './TimeOutCard.tsx';

/** What a member decides to play safely: limits, breaks, checks, and what the own play comes to. */
export function SaferPlayPage({ search }: { readonly search: SaferSearch }) {
  const { t } = useLingui();
  const { show } = useCentreSearch('/member', saferSearch);
  const { data, error, refetch, isFetching } = useQuery(getSaferPlayOptions());
  usePageTitle(t`Safer play`);
  const isExcluded = data?.break?.kind === 'EXCLUSION' && !data.break.isOver;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Safer play`}
        text={t`You set the limits, we enforce them. A lower limit starts at once, a higher one after 24 hours and a second yes.`}
      />
      {!data && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton shape="control" />}
      {data && (
        <>
          {data.break && <BreakNotice taken={data.break} />}
          <LimitsSection
            limits={data.limits}
            period={search.period ?? 'day'}
            onPeriodChange={(period) => show({ period }, true)}
          />
          <GridPairs column="panel">
            <CheckCard minutes={data.checkMinutes} />
            {!isExcluded && <TimeOutCard taken={data.break?.kind === 'TIME_OUT' ? data.break : undefined} />}
            <ExclusionCard taken={data.break?.kind === 'EXCLUSION' ? data.break : undefined} />
            <SelfTestCard />
          </GridPairs>
        </>
      )}
      {/* what stands below the limits comes with them or after them: it would be pushed down while somebody reads it */}
      {(data || error) && <OwnFigures span={search.days ?? 'week'} onSpanChange={(days) => show({ days }, true)} />}
      {data && <HelpLines lines={data.helpLines} />}
      {(data || error) && <LimitChanges />}
    </Stack>
  );
}
