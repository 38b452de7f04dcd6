import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { GamesShowcase } from '../../parts/GamesShowcase.tsx';
import { popularGamesQuery } from '../../queries/more-games.ts';

/** What is played most, the first of it as a feature. */
export function PopularGames() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const games = useQuery(popularGamesQuery(code));
  return <GamesShowcase title={t`Popular games`} games={games} seeAllHref="/rng" />;
}
