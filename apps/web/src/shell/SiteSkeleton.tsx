import { useLingui } from '@lingui/react/macro';
import { Grid } from '@mekong/ui/Grid';
import { AppLayout } from '@mekong/ui/patterns/AppLayout';
import { Skeleton } from '@mekong/ui/Skeleton';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';

/** Stands until the permission call has answered: the shape of the home page. */
export function SiteSkeleton() {
  const { t } = useLingui();
  return (
    <AppLayout header={null}>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Skeleton shape="title" />
      <Grid column="card">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((skeleton) => (
          <Skeleton key={skeleton} shape="control" />
        ))}
      </Grid>
    </AppLayout>
  );
}
