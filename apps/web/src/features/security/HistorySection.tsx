import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { LoginHistory } from '@mekong/ui/patterns/LoginHistory';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Failure, useErrorText } from '../../parts/Failure.tsx';
import { signInHistoryQuery } from '../../queries/security.ts';
import { deviceName } from './devices.ts';
import { signInMethod } from './sign-in-methods.ts';

/** Who logged in to the account or tried to, within 90 days; older ones come when they are asked for. */
export function HistorySection() {
  const { t, i18n } = useLingui();
  const history = useInfiniteQuery(signInHistoryQuery());
  const { data, error, isFetchNextPageError, hasNextPage, isFetchingNextPage } = history;
  const failure = useErrorText(isFetchNextPageError ? error : undefined);
  const entries = data?.pages.flatMap(({ content }) => content);
  const isLong = hasNextPage || (data?.pages.length ?? 0) > 1;
  const count = entries?.length ?? 0;

  return (
    <Section title={t`Log-in history`}>
      <Text tone="muted">{t`Every log-in and every refused attempt of the last 90 days.`}</Text>
      <LoginHistory
        entries={entries?.map((entry) => ({
          id: entry.id,
          at: entry.at,
          device: deviceName(entry),
          address: entry.ipMasked,
          country: entry.countryName,
          way: i18n._(signInMethod(entry.method)),
          isSuccess: entry.ok,
        }))}
        failure={
          error && !data ? (
            <Failure error={error} onRetry={() => void history.refetch()} isRetrying={history.isFetching} />
          ) : undefined
        }
        footer={
          isLong && (
            <Stack gap={2} align="start">
              {failure && <Alert tone="negative" title={failure.title} description={failure.remedy} />}
              <Button
                isPending={isFetchingNextPage}
                // stays when all are shown, so that the focus has its place
                disabledReason={hasNextPage ? undefined : t`All log-ins of the last 90 days are shown.`}
                onClick={() => void history.fetchNextPage()}
              >
                <Trans>Show older log-ins</Trans>
              </Button>
              <div role="status">
                <VisuallyHidden>
                  {t({
                    message: `${plural(count, { one: '# entry shown', other: '# entries shown' })}`,
                    comment: 'Read out when older log-ins were added to the list',
                  })}
                </VisuallyHidden>
              </div>
            </Stack>
          )
        }
      />
    </Section>
  );
}
