import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as css from './GameCard.css.ts';

/** Props of {@link GameCardSkeleton}. */
export interface GameCardSkeletonProps {
  /**
   * The cards to come have a line of facts.
   * @default false
   */
  readonly hasFacts?: boolean | undefined;
}

/** Stands in for a GameCard while its game is loading, in exactly its size. */
export function GameCardSkeleton({ hasFacts = false }: GameCardSkeletonProps) {
  return (
    <div className={css.root}>
      <div className={css.art}>
        <Skeleton shape="fill" />
      </div>
      <div className={css.words}>
        <span className={css.skeletonName}>
          <Skeleton width="long" />
        </span>
        <span className={css.skeletonVendor}>
          <Skeleton width="half" />
        </span>
        {hasFacts && (
          <span className={css.skeletonFacts}>
            <Skeleton width="half" />
          </span>
        )}
      </div>
    </div>
  );
}
