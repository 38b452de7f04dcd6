import { Grid } from '@mekong/ui/Grid';
import { DrawCardGhost } from '@mekong/ui/patterns/DrawCardGhost';

/** Cards of lotteries that are loading. */
export function DrawCardGhosts({ count }: { readonly count: number }) {
  return (
    <div aria-busy>
      <Grid column="panel" isFilled>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ghosts have nothing else to be told apart by
          <DrawCardGhost key={index} />
        ))}
      </Grid>
    </div>
  );
}
