import { Grid } from '@mekong/ui/Grid';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';

/** Stands for promotions and vendors until they are there. */
export function HomeFootGhost() {
  return (
    <Stack gap={4}>
      <Skeleton shape="title" width="short" />
      <Grid column="card">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((ghost) => (
          <Skeleton key={ghost} shape="control" />
        ))}
      </Grid>
    </Stack>
  );
}
