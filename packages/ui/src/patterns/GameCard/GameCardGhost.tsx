import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as css from './GameCard.css.ts';

/** Stands in for a GameCard while its game is loading, in exactly its size. */
export function GameCardGhost() {
  return (
    <div className={css.root}>
      <div className={css.art}>
        <Skeleton shape="fill" />
      </div>
      <span className={css.ghostName}>
        <Skeleton width="long" />
      </span>
      <span className={css.ghostVendor}>
        <Skeleton width="half" />
      </span>
    </div>
  );
}
