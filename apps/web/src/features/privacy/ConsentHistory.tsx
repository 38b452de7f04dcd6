import { Trans, useLingui } from '@lingui/react/macro';
import { listConsentsQueryKey } from '@mekong/api-client/queries/listConsents';
import { listConsents } from '@mekong/api-client/sdk/listConsents';
import type { Consent } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';

/** Every yes and every no, newest first. */
export function ConsentHistory() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listConsentsQueryKey()[0], 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => listConsents({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 30_000,
  });
  const rows = data?.pages.flatMap(({ content }) => content);
  const kinds: Readonly<Record<Consent['kind'], string>> = {
    TERMS: t`User agreement`,
    AGE: t`I am old enough to play`,
    MARKETING: t`Offers and news`,
  };
  const sources: Readonly<Record<string, string>> = {
    REGISTRATION: t({ message: 'Registration', context: 'consent', comment: 'Where somebody agreed to something' }),
    LOG_IN: t({ message: 'Log-in', context: 'consent', comment: 'Where somebody agreed to something' }),
    SETTINGS: t({ message: 'This page', comment: 'Where somebody agreed to something' }),
    EXCLUSION: t`Self-exclusion`,
    CLOSING: t({ message: 'Closing the account', comment: 'Why a consent has ended' }),
  };
  return (
    <Section title={t`What you agreed to`}>
      <Stack gap={4}>
        <Table
          caption={t`What you agreed to`}
          rows={rows}
          isLoading={!rows && isFetching}
          skeletonRows={3}
          rowKey={({ at, kind, isGiven }) => `${at} ${kind} ${isGiven}`}
          empty={error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
          columns={[
            {
              key: 'kind',
              header: t({ message: 'Agreement', comment: 'What somebody agreed to: column of a table' }),
              priority: 'high',
              cell: ({ kind, version }) =>
                version === undefined ? (
                  kinds[kind]
                ) : (
                  <>
                    {kinds[kind]} <bdi dir="ltr">{version}</bdi>
                  </>
                ),
            },
            {
              key: 'answer',
              header: t({ message: 'Answer', comment: 'Yes or no to an agreement: column of a table' }),
              cell: ({ isGiven }) =>
                isGiven
                  ? t({ message: 'Yes', context: 'consent', comment: 'Somebody agreed' })
                  : t({ message: 'Taken back', context: 'consent', comment: 'A consent was taken back' }),
            },
            {
              key: 'source',
              header: t({ message: 'Where', comment: 'Where somebody agreed: column of a table' }),
              cell: ({ source }) => sources[source] ?? '–',
            },
            { key: 'at', header: t`Time`, cell: ({ at }) => <DateTime value={at} /> },
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
