import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { GameCardActions } from '../GameCard/GameCard.tsx';
import { GameFeature, type GameFeatureGame } from '../GameFeature/GameFeature.tsx';
import { Section } from '../Section/Section.tsx';
import * as css from './ProviderHero.css.ts';

/** Games that are shown. */
const most = 3;

/** Props of {@link ProviderHeroBest}. */
export interface ProviderHeroBestProps extends Pick<GameCardActions, 'onToggleFavourite'> {
  /** Heading above the games. */
  readonly title: string;
  /** The best games of a provider; undefined while they are loading. The first three are shown. */
  readonly games: readonly GameFeatureGame[] | undefined;
  /** Node ids of the reader's favourites. */
  readonly favourites?: ReadonlySet<number> | undefined;
  /** Node ids whose favourite is being changed. */
  readonly pendingFavourites?: ReadonlySet<number> | undefined;
}

const none: ReadonlySet<number> = new Set();

/** The three best games of a provider, each a feature. Without one it is not shown at all. */
export function ProviderHeroBest({
  title,
  games,
  favourites = none,
  pendingFavourites = none,
  onToggleFavourite,
}: ProviderHeroBestProps) {
  const { t } = useLingui();
  if (games?.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={css.best} aria-busy={!games} aria-label={games ? undefined : t`Loading games`}>
        {games
          ? games.slice(0, most).map((game) => (
              <li key={game.nodeId} className={css.bestGame}>
                <GameFeature
                  game={game}
                  isFavourite={favourites.has(game.nodeId)}
                  isFavouritePending={pendingFavourites.has(game.nodeId)}
                  onToggleFavourite={onToggleFavourite}
                />
              </li>
            ))
          : Array.from({ length: most }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
              <li key={place} className={css.bestGame}>
                <Skeleton shape="fill" />
              </li>
            ))}
      </ul>
    </Section>
  );
}
