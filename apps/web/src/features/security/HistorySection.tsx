import { useLingui } from '@lingui/react/macro';
import { LoginHistory } from '@mekong/ui/patterns/LoginHistory';
import { Section } from '@mekong/ui/patterns/Section';
import { Text } from '@mekong/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordFailure } from '../../parts/records/use-record-failure.ts';
import { signInHistoryQuery } from '../../queries/security.ts';
import { deviceName } from './devices.ts';
import { signInMethod } from './sign-in-methods.ts';

/** Who logged in to the account or tried to, within 90 days; older ones come when they are asked for. */
export function HistorySection() {
  const { t, i18n } = useLingui();
  const history = useInfiniteQuery(signInHistoryQuery());
  const { data, error, isFetchNextPageError, hasNextPage, isFetchingNextPage } = history;
  const failure = useRecordFailure(error, () => void history.refetch(), history.isFetching);
  const isLong = hasNextPage || (data?.pages.length ?? 0) > 1;

  return (
    <Section title={t`Log-in history`}>
      <Text tone="muted">{t`Every log-in and every refused attempt of the last 90 days.`}</Text>
      <LoginHistory
        entries={data?.pages
          .flatMap(({ content }) => content)
          .map((entry) => ({
            id: entry.id,
            at: entry.at,
            device: deviceName(entry),
            address: entry.ipMasked,
            country: entry.countryName,
            way: i18n._(signInMethod(entry.method)),
            isSuccess: entry.ok,
          }))}
        failure={isFetchNextPageError ? undefined : failure}
        more={
          isLong
            ? {
                hasMore: hasNextPage,
                isLoading: isFetchingNextPage,
                onMore: () => void history.fetchNextPage(),
                failure: isFetchNextPageError ? failure : undefined,
              }
            : undefined
        }
      />
    </Section>
  );
}
