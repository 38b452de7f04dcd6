import { useLingui } from '@lingui/react/macro';
import { iconStroke } from '../../tokens/size.ts';
import * as css from './GameCard.css.ts';
import type { GameCardProps } from './GameCard.tsx';

/** The glyph `heart` of lucide, written out and made once: as a component it would be half of the cost of a card. */
const heart = (
  <svg
    className={css.heart}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={iconStroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable={false}
    aria-hidden
  >
    <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
  </svg>
);

/** Props of {@link GameCardHeart}. */
export type GameCardHeartProps = Pick<GameCardProps, 'isFavourite' | 'isFavouritePending' | 'tabIndex'> & {
  readonly game: Pick<GameCardProps['game'], 'nodeId' | 'name'>;
  readonly onToggleFavourite: NonNullable<GameCardProps['onToggleFavourite']>;
};

/** The switch of a favourite, in the upper corner of a card. */
export function GameCardHeart({
  game: { nodeId, name },
  isFavourite = false,
  isFavouritePending = false,
  onToggleFavourite,
  tabIndex,
}: GameCardHeartProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={css.favourite}
      tabIndex={tabIndex}
      aria-label={t`Favourite: ${name}`}
      aria-pressed={isFavourite}
      aria-busy={isFavouritePending || undefined}
      aria-disabled={isFavouritePending || undefined}
      onClick={() => !isFavouritePending && onToggleFavourite(nodeId, isFavourite)}
    >
      {heart}
    </button>
  );
}
