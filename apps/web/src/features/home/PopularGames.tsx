import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { GamesRail } from '../../parts/GamesRail.tsx';
import { popularGamesQuery } from '../../queries/more-games.ts';

/** What is played most. */
export function PopularGames() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const games = useQuery(popularGamesQuery(code));
  return <GamesRail title={t`Popular games`} games={games} seeAllHref="/rng" />;
}
