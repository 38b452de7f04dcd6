import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as css from './DrawCard.css.ts';

const balls = [0, 1, 2, 3, 4];

/** A card that is loading, in its final shape. */
export function DrawCardSkeleton() {
  return (
    <div className={css.root}>
      <div className={css.head}>
        <Skeleton shape="title" width="half" />
      </div>
      <Skeleton width="half" />
      <div className={css.skeletonBalls}>
        {balls.map((index) => (
          <Skeleton key={index} shape="circle" />
        ))}
      </div>
      <Skeleton width="half" />
    </div>
  );
}
