import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { CategoryRail } from '@mekong/ui/patterns/CategoryRail';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { railSections, sectionPath } from '../../parts/navigation.ts';
import { sectionGlyphs, sectionLabels } from '../../parts/sections.tsx';
import { gameMenusQuery } from '../../queries/games.ts';

/** The game families that this merchant has, with the number of their games. */
export function Families() {
  const { i18n } = useLingui();
  const { code } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(gameMenusQuery(code));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  const categories =
    data &&
    railSections(data.categories).map(({ section, vendors }) => ({
      key: section,
      label: i18n._(sectionLabels[section]),
      href: sectionPath(section),
      glyph: sectionGlyphs[section],
      games: vendors.reduce((sum, vendor) => sum + vendor.gameCount, 0),
    }));
  return <CategoryRail categories={categories} />;
}
