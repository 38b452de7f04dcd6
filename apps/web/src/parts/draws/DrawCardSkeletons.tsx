import { Grid } from '@mekong/ui/Grid';
import { DrawCardSkeleton } from '@mekong/ui/patterns/DrawCardSkeleton';

/** Cards of lotteries that are loading. */
export function DrawCardSkeletons({ count }: { readonly count: number }) {
  return (
    <div aria-busy>
      <Grid column="panel" isFilled>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
          <DrawCardSkeleton key={index} />
        ))}
      </Grid>
    </div>
  );
}
