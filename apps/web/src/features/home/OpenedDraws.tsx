import { useLingui } from '@lingui/react/macro';
import { loadArea } from '@mekong/i18n/i18n';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { lazy, Suspense } from 'react';
import { WhenNear } from './WhenNear.tsx';

/** The cards with their texts, which the initial load has no need of. */
const OpenedDrawsCards = lazy(async () => {
  const [{ OpenedDrawsCards }] = await Promise.all([import('./OpenedDrawsCards.tsx'), loadArea('games')]);
  return { default: OpenedDrawsCards };
});

/** The last numbers of the lotteries; asked for when somebody comes near them. */
export function OpenedDraws() {
  const { t } = useLingui();
  const skeleton = (
    <Section title={t`Latest lottery numbers`} seeAllHref="/elott">
      <OpenedDrawsSkeleton />
    </Section>
  );
  return (
    <WhenNear name="draws" skeleton={skeleton}>
      {() => (
        <Suspense fallback={skeleton}>
          <OpenedDrawsCards skeleton={skeleton} />
        </Suspense>
      )}
    </WhenNear>
  );
}

/** Three cards as they will be. */
function OpenedDrawsSkeleton() {
  return (
    <Grid column="panel" isFilled isLineOnPhone>
      {['a', 'b', 'c'].map((skeleton) => (
        <Card key={skeleton}>
          <Stack gap={3}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="short" />
            <Skeleton shape="control" width="long" />
            <Skeleton width="half" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
