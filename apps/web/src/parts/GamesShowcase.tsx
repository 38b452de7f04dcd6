import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { GameShowcase } from '@mekong/ui/patterns/GameShowcase';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useImageUrl } from '../queries/images.ts';
import { Failure } from './Failure.tsx';
import { toFeatureCard } from './feature-card.ts';
import { toGameCard } from './game-card.ts';
import { useHearts } from './use-hearts.ts';

interface GamesShowcaseProps {
  readonly title: string;
  /** The block's own query: it loads, fails and tries again apart from the rest of the page. */
  readonly games: UseQueryResult<readonly GameCard[]>;
  readonly seeAllHref?: string | undefined;
}

/** Two rows of games that begin with a feature, with the reader's favourites. */
export function GamesShowcase({ title, games, seeAllHref }: GamesShowcaseProps) {
  const { i18n } = useLingui();
  const { code: language } = useLanguage();
  const imageUrl = useImageUrl();
  const hearts = useHearts();
  const { data, error, refetch, isFetching } = games;
  const cards = useMemo(
    () =>
      data?.map((game, place) =>
        place === 0 ? toFeatureCard(game, { imageUrl, i18n, language }) : toGameCard(game, imageUrl, language),
      ),
    [data, imageUrl, i18n, language],
  );
  return (
    <GameShowcase
      {...hearts}
      title={title}
      games={cards}
      seeAllHref={seeAllHref}
      failure={
        error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
      }
    />
  );
}
