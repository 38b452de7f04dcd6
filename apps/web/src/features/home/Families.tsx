import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { CategoryRail } from '@mekong/ui/patterns/CategoryRail';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { headerSections, playedSections, sectionPath } from '../../parts/navigation.ts';
import { sectionGlyphs, sectionLabels } from '../../parts/sections.tsx';
import { gameMenusQuery } from '../../queries/games.ts';

/** The game families that can be played here, with the number of their games. */
export function Families() {
  const { i18n } = useLingui();
  const { code } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(gameMenusQuery(code));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  const families =
    data &&
    playedSections(headerSections(data)).map(({ section, vendors }) => ({
      key: section,
      label: i18n._(sectionLabels[section]),
      href: sectionPath(section),
      glyph: sectionGlyphs[section],
      // draws are no list of games
      games: vendors.reduce((sum, { gameCount, maintenance }) => sum + (maintenance ? 0 : gameCount), 0) || undefined,
    }));
  return <CategoryRail categories={families} />;
}
