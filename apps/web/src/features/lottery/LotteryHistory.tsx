import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DrawGap, LotteryDetail } from '@mekong/api-client/types';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Pagination } from '@mekong/ui/Pagination';
import { DrawHistory } from '@mekong/ui/patterns/DrawHistory';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { toOpenedResult } from '../../parts/draws/opened-result.ts';
import { prizeLabel } from '../../parts/draws/prize-labels.ts';
import { Failure } from '../../parts/Failure.tsx';
import { drawHistoryQuery, drawPageSize } from '../../queries/draws.ts';
import type { LotterySearch } from './lottery-search.ts';
import { useDrawChecks } from './use-draw-checks.ts';

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
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    drawHistoryQuery({ gameCode: lottery.gameCode, date, page }, code, lottery.last?.issue),
  );
  const draws = error && isPlaceholderData ? [] : data?.content;
  const checkOf = useDrawChecks(detail, draws ?? []);
  const day = useRef<HTMLInputElement>(null);
  /** The button goes with the day: the focus moves to where another one is chosen. */
  const showAllDays = (): void => {
    onShow({ date: undefined, listPage: undefined });
    day.current?.focus();
  };
  const title = t({ message: 'Past draws', comment: 'Title of the table of past lottery draws' });
  return (
    <Section title={title}>
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
        isLoading={isFetching && !data}
        toolbar={
          <Inline align="end">
            <TextField
              ref={day}
              type="date"
              isInBar
              label={t({ message: 'Day', comment: 'Field: past lottery draws of this day' })}
              value={date ?? ''}
              max={toWireDate(Date.parse(serverTime), timeZone)}
              onChange={({ target: { value } }) => onShow({ date: value || undefined, listPage: undefined })}
            />
            {date !== undefined && (
              <Button size="lg" onClick={showAllDays}>
                <Trans>All days</Trans>
              </Button>
            )}
          </Inline>
        }
        empty={
          error ? (
            <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : data && data.totalElements > 0 ? (
            <StateView
              kind="empty"
              level={3}
              title={t`This page is empty`}
              description={t`The list is shorter than that.`}
            >
              <Button onClick={() => onShow({ listPage: undefined })}>
                <Trans>Go to the first page</Trans>
              </Button>
            </StateView>
          ) : (
            <StateView
              kind="empty"
              level={3}
              title={date === undefined ? t`Nothing has been drawn yet` : t`Nothing was drawn on this day`}
              description={t`Past draws are kept for 90 days.`}
            />
          )
        }
        footer={
          data &&
          data.totalElements > 0 && (
            <Pagination
              label={t`Pages of past draws`}
              page={page}
              pageSize={drawPageSize}
              total={data.totalElements}
              onPageChange={(to) => onShow({ listPage: to === 1 ? undefined : to })}
            />
          )
        }
      />
      {data?.gaps.map((gap) => (
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
