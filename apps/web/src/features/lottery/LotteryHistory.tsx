import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DrawGap, LotteryDetail } from '@mekong/api-client/types';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { DrawHistory } from '@mekong/ui/patterns/DrawHistory';
import { RecordFilters } from '@mekong/ui/patterns/RecordFilters';
import { addDays } from '@mekong/ui/patterns/RecordFilters/period';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { toOpenedResult } from '../../parts/draws/opened-result.ts';
import { prizeLabel } from '../../parts/draws/prize-labels.ts';
import { useRecordFailure } from '../../parts/records/use-record-failure.ts';
import { drawHistoryQuery, drawPageSize } from '../../queries/draws.ts';
import type { LotterySearch } from './lottery-search.ts';
import { useDrawChecks } from './use-draw-checks.ts';

/** How many days past draws are kept. */
const keptDays = 90;

interface LotteryHistoryProps {
  readonly detail: LotteryDetail;
  readonly search: LotterySearch;
  /** Puts a change of what is seen into the address. */
  readonly onShow: (change: Partial<LotterySearch>) => void;
}

/** Past draws of a lottery, day by day and page by page, each checked on this device. */
export function LotteryHistory({ detail, search, onShow }: LotteryHistoryProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { lottery, timeZone, serverTime } = detail;
  const { date, listPage: page = 1 } = search;
  // a new draw is a new first page: the last one that is known is part of what is asked for
  const { data, error, refetch, isFetching, fetchStatus, isPlaceholderData } = useQuery(
    drawHistoryQuery({ gameCode: lottery.gameCode, date, page }, code, lottery.last?.issue),
  );
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  const isOffline = fetchStatus === 'paused';
  // an answer of another day may stand in while the new one comes; after a failure it would be a lie
  const answer = (error || isOffline) && isPlaceholderData ? undefined : data;
  const draws = answer?.content;
  const checkOf = useDrawChecks(detail, draws ?? []);
  const today = toWireDate(Date.parse(serverTime), timeZone);
  const showDay = (day: string | undefined): void => onShow({ date: day, listPage: undefined });
  const title = t({ message: 'Past draws', comment: 'Title of the table of past lottery draws' });
  return (
    <Section title={title}>
      <RecordFilters
        label={t`Filters of past draws`}
        day={{
          label: t({ message: 'Day', comment: 'Field: past lottery draws of this day' }),
          value: date,
          min: addDays(today, -keptDays),
          max: today,
          onValueChange: showDay,
        }}
        onReset={() => showDay(undefined)}
        resetLabel={t`All days`}
      />
      <DrawHistory
        caption={t({
          message: `Past draws of ${lottery.labelName}`,
          comment: 'Name of the table of past lottery draws',
        })}
        rows={draws?.map((draw) => ({
          drawNo: draw.issue,
          drawsAt: draw.drawsAt,
          isLate: draw.late,
          result: draw.result && toOpenedResult(draw.result, (prize) => i18n._(prizeLabel(prize))),
          seed: draw.seed,
          seedHash: draw.seedHash,
          publicValue: draw.publicValue,
          check: checkOf(draw),
        }))}
        isLoading={isFetching && isPlaceholderData}
        failure={failure ?? (isOffline && !draws ? { kind: 'offline' } : undefined)}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={date === undefined ? t`Nothing has been drawn yet` : t`Nothing was drawn on this day`}
            description={t`Past draws are kept for 90 days.`}
          />
        }
        pages={{
          page,
          pageSize: drawPageSize,
          total: answer?.totalElements,
          onPageChange: (to) => onShow({ listPage: to === 1 ? undefined : to }),
        }}
      />
      {answer?.gaps.map((gap) => (
        <Gap key={gap.firstIssue} gap={gap} />
      ))}
    </Section>
  );
}

/** Draws that never took place, said openly. */
function Gap({ gap: { count, from, to } }: { readonly gap: DrawGap }) {
  return (
    <Text tone="muted" size="small">
      <Trans comment="Lottery draws that never took place, with the first and the last moment">
        <Plural value={count} one="# draw did" other="# draws did" /> not take place between <DateTime value={from} />{' '}
        and <DateTime value={to} />: the site was down.
      </Trans>
    </Text>
  );
}
