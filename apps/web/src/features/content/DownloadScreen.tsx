import { Trans, useLingui } from '@lingui/react/macro';
import { Grid } from '@mekong/ui/Grid';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { resourcesQuery } from '../../queries/resources.ts';
import { DomainRoutes } from './DomainRoutes.tsx';
import { DownloadCard } from './DownloadCard.tsx';
import { isSafeDownload } from './downloads.ts';

/** How to put the site on a phone: one card for each way, with its code and its link. */
export function DownloadScreen() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(resourcesQuery());
  const resources = data?.filter(({ url }) => isSafeDownload(url));
  usePageTitle(t`App download`);
  return (
    <Stack gap={6}>
      <PageHeader title={t`App download`} />
      <Text tone="muted">
        <Trans>Scan a code with the camera of your phone, or open this page on the phone and press the button.</Trans>
      </Text>
      {!resources && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!resources && !error && (
        <Grid column="panel">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Grid>
      )}
      {resources?.length === 0 && (
        <StateView
          kind="empty"
          title={t`There is no app to download yet`}
          description={t`The site works in the browser of every phone.`}
        />
      )}
      {resources && resources.length > 0 && (
        <Grid as="ul" column="panel">
          {resources.map((resource) => (
            <DownloadCard key={resource.resourceType} resource={resource} />
          ))}
        </Grid>
      )}
      <DomainRoutes />
    </Stack>
  );
}
