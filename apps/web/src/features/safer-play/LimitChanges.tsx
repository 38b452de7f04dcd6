import { Trans, useLingui } from '@lingui/react/macro';
import { listPlayLimitChangesQueryKey } from '@mekong/api-client/queries/listPlayLimitChanges';
import { listPlayLimitChanges } from '@mekong/api-client/sdk/listPlayLimitChanges';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useLimitWords } from './limit-words.ts';

/** What was changed of the limits, newest first; nothing before the first one. */
export function LimitChanges() {
  const { t } = useLingui();
  const { kinds, periods, written } = useLimitWords();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listPlayLimitChangesQueryKey()[0], 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => listPlayLimitChanges({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 30_000,
  });
  const rows = data?.pages.flatMap(({ content }) => content);
  if (rows?.length === 0) return null;
  const steps = {
    SET: t({ message: 'Set', comment: 'Change of a limit: in force at once' }),
    ASKED: t({ message: 'Higher limit asked for', comment: 'Change of a limit: it waits for a day' }),
    CONFIRMED: t({ message: 'Higher limit confirmed', comment: 'Change of a limit: in force after a day' }),
    KEPT: t({ message: 'Left as it is', comment: 'Change of a limit: a higher one was not wanted any more' }),
  } as const;
  return (
    <Section title={t`Changes of my limits`}>
      <Stack gap={4}>
        <Table
          caption={t`Changes of my limits`}
          rows={rows}
          isLoading={!rows && isFetching}
          skeletonRows={3}
          rowKey={({ at, kind, period, step }) => `${at} ${kind} ${period} ${step}`}
          empty={error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
          columns={[
            { key: 'at', header: t`Time`, priority: 'high', cell: ({ at }) => <DateTime value={at} /> },
            {
              key: 'limit',
              header: t({ message: 'Limit', comment: 'What a player has set for himself' }),
              cell: ({ kind, period }) => `${kinds[kind]} · ${periods[period]}`,
            },
            {
              key: 'step',
              header: t({ message: 'Change', context: 'limit', comment: 'What was done to a limit' }),
              cell: ({ step }) => steps[step],
            },
            {
              key: 'amount',
              header: t`Amount`,
              align: 'end',
              cell: ({ kind, amount }) =>
                amount === undefined
                  ? t({ message: 'No limit', comment: 'In place of the amount of a limit' })
                  : written(kind, amount),
            },
          ]}
        />
        {hasNextPage && (
          <Button isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show older</Trans>
          </Button>
        )}
      </Stack>
    </Section>
  );
}
