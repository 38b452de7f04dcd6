import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as css from './GameCard.css.ts';

/** Props of {@link GameCardGhost}. */
export interface GameCardGhostProps {
  /**
   * The cards to come have a line of facts.
   * @default false
   */
  readonly hasFacts?: boolean | undefined;
}

/** Stands in for a GameCard while its game is loading, in exactly its size. */
export function GameCardGhost({ hasFacts = false }: GameCardGhostProps) {
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
      {hasFacts && (
        <span className={css.ghostFacts}>
          <Skeleton width="half" />
        </span>
      )}
    </div>
  );
}
