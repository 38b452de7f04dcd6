import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import { GameCardSkeleton } from '../GameCard/GameCardSkeleton.tsx';
import { GameFeature, type GameFeatureGame } from '../GameFeature/GameFeature.tsx';
import type { GameRailProps } from '../GameRail/GameRail.tsx';
import { Section } from '../Section/Section.tsx';
import * as css from './GameShowcase.css.ts';

/** Props of {@link GameShowcase}. */
export interface GameShowcaseProps extends Omit<GameRailProps, 'games' | 'expected'> {
  /**
   * The games in their order, the first as a feature; undefined while they are loading. As many as two rows take are shown:
   * 13 on the widest pages.
   */
  readonly games: readonly GameFeatureGame[] | undefined;
}

/** Games in two rows on the widest pages, the feature among them. */
const most = 13;
/** Covers beside the feature that are fetched at once in the first screen. */
const first = 7;

const none: ReadonlySet<number> = new Set();

/** Two rows of games that begin with a feature. An empty one is not shown at all. */
export function GameShowcase({
  title,
  games,
  seeAllHref,
  favourites = none,
  pendingFavourites = none,
  onToggleFavourite,
  onPlayFree,
  failure,
  isPriority = false,
}: GameShowcaseProps) {
  const { t } = useLingui();
  if (failure) return <Section title={title}>{failure}</Section>;
  if (games?.length === 0) return null;
  return (
    <Section title={title} seeAllHref={seeAllHref}>
      <div className={css.frame}>
        <ul className={css.list} aria-busy={!games} aria-label={games ? undefined : t`Loading games`}>
          {games
            ? games.slice(0, most).map((game, place) => {
                const Card = place === 0 ? GameFeature : GameCard;
                return (
                  <li key={game.nodeId} className={place === 0 ? css.feature : css.item}>
                    <Card
                      game={game}
                      isFavourite={favourites.has(game.nodeId)}
                      isFavouritePending={pendingFavourites.has(game.nodeId)}
                      onToggleFavourite={onToggleFavourite}
                      onPlayFree={onPlayFree}
                      isPriority={isPriority && place < first}
                    />
                  </li>
                );
              })
            : Array.from({ length: most }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
                <li key={place} className={place === 0 ? css.feature : css.item}>
                  {place === 0 ? <Skeleton shape="fill" /> : <GameCardSkeleton />}
                </li>
              ))}
        </ul>
      </div>
    </Section>
  );
}
