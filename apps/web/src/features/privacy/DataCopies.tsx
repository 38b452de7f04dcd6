import { Trans, useLingui } from '@lingui/react/macro';
import { listDataExportsOptions } from '@mekong/api-client/queries/listDataExports';
import { getDataExportLink } from '@mekong/api-client/sdk/getDataExportLink';
import { requestDataExport } from '@mekong/api-client/sdk/requestDataExport';
import type { DataExport } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useAction } from '../../parts/step-up/use-action.tsx';

/** How often the page looks whether a copy is ready. */
const LOOK_MS = 5_000;

/** Copies of everything that is kept about the member: asked for, made by a job, fetched within a day. */
export function DataCopies() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const copies = listDataExportsOptions();
  const { data, error, refetch, isFetching } = useQuery({
    ...copies,
    refetchInterval: ({ state }) => (state.data?.exports[0]?.state === 'WAITING' ? LOOK_MS : false),
  });
  const { act, run, pending, alert, dialog } = useAction();
  const [newest] = data?.exports ?? [];
  const isWaiting = newest?.state === 'WAITING';

  const ask = () =>
    act('ask', async () => queryClient.setQueryData(copies.queryKey, await run(() => requestDataExport())));
  const fetchCopy = ({ id }: DataExport) =>
    act(id, async () => {
      const { url } = await run(() => getDataExportLink({ path: { exportId: id } }));
      // an attachment: the page stays
      location.assign(url);
    });

  return (
    <Section title={t`A copy of your data`}>
      <Card padding="lg">
        <Stack gap={4}>
          <Text tone="muted">
            <Trans>
              Everything we keep about you, as JSON and CSV in one archive: profile, log-ins, money, bets, limits,
              messages, pictures. Names of other people are masked.
            </Trans>
          </Text>
          {!data && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
          {!data && !error && <Skeleton shape="control" />}
          {newest && <CopyState copy={newest} />}
          {data && (
            <Inline gap={3}>
              {newest?.state === 'READY' && (
                <Button variant="primary" isPending={pending === newest.id} onClick={() => void fetchCopy(newest)}>
                  <Trans>Download</Trans>
                </Button>
              )}
              {!isWaiting && data.leftToday > 0 && (
                <Button isPending={pending === 'ask'} onClick={() => void ask()}>
                  {newest ? <Trans>Ask for a new copy</Trans> : <Trans>Ask for a copy</Trans>}
                </Button>
              )}
            </Inline>
          )}
          {data && !isWaiting && data.leftToday === 0 && (
            <Text size="small" tone="muted">
              <Trans>You can ask for another copy 24 hours after the last but one.</Trans>
            </Text>
          )}
          {alert}
        </Stack>
      </Card>
      {dialog}
    </Section>
  );
}

/** How a copy stands, in words. */
function CopyState({ copy: { state, until, askedAt } }: { readonly copy: DataExport }) {
  const { t } = useLingui();
  switch (state) {
    case 'WAITING':
      return <Alert title={t`Your copy is being made`} description={t`A message tells you when it is ready.`} />;
    case 'READY':
      return (
        <Alert
          tone="positive"
          title={t`Your copy is ready`}
          description={
            <Trans>
              You can download it until <DateTime value={until ?? askedAt} />.
            </Trans>
          }
        />
      );
    case 'FAILED':
      return <Alert tone="negative" title={t`Your last copy could not be made`} description={t`Ask for a new one.`} />;
    default:
      return (
        <Text size="small" tone="muted">
          <Trans>
            The copy of <DateTime value={askedAt} /> was deleted after 24 hours.
          </Trans>
        </Text>
      );
  }
}
