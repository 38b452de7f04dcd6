import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { GamesRail } from '../../parts/GamesRail.tsx';
import { recentGamesQuery } from '../../queries/recent-games.ts';

/** What the member played last, the last game first. Hidden until there is one. */
export function ContinuePlaying() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const recent = useQuery(recentGamesQuery(code));
  return <GamesRail title={t`Continue playing`} games={recent} />;
}
