import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { GamesRail } from '../../parts/GamesRail.tsx';
import { hotGamesQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';

/** What is played much these days: the first covers of the page. */
export function HotGames() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { merchantCode } = useMerchant();
  const hot = useQuery(hotGamesQuery(code, merchantCode));
  return <GamesRail title={t`Hot games`} games={hot} seeAllHref="/hot" isPriority />;
}
