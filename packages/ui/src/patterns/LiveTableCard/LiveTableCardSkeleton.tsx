import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as css from './LiveTableCard.css.ts';

/** Stands in for a LiveTableCard while its table is loading. */
export function LiveTableCardSkeleton() {
  return (
    <div className={css.root}>
      <div className={css.art} style={{ aspectRatio: '3 / 4' }}>
        <Skeleton shape="fill" />
      </div>
      <div className={css.body}>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
