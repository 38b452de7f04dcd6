import { useLingui } from '@lingui/react/macro';
import type { GameSearch } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { QuickSearchGroup, QuickSearchResult } from '@mekong/ui/patterns/QuickSearch';
import { useQuery } from '@tanstack/react-query';
import { History, Trash2 } from 'lucide';
import { gameMenusQuery } from '../../queries/games.ts';
import { useImageUrl } from '../../queries/images.ts';
import { popularGamesQuery } from '../../queries/more-games.ts';
import { useViewer } from '../../state/session.ts';
import { findPages } from './find-pages.ts';
import { gameLine, gameLines, holdsWords, vendorLines } from './found-games.ts';

/** Key of the line that forgets earlier searches. */
export const forgetKey = 'forget';

/** So many popular games stand in for results. */
const suggested = 8;

interface Found {
  /** What is looked for; undefined for nothing. */
  readonly words: string | undefined;
  readonly answer: GameSearch | undefined;
  readonly hasFailed: boolean;
  /** Earlier searches. */
  readonly recent: readonly string[];
}

/**
 * What a search shows, in groups: games, vendors and pages for words, pages first where games are only like them; earlier searches and popular games for none, and
 * popular games where nothing was found.
 *
 * @returns groups undefined while nothing is there yet
 */
export function useResultGroups({ words, answer, hasFailed, recent }: Found) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const imageUrl = useImageUrl();
  const { data: popular, isPending } = useQuery(popularGamesQuery(code));
  const { data: menus } = useQuery(gameMenusQuery(code));

  const group = (key: string, title: string, results: readonly QuickSearchResult[]): QuickSearchGroup[] =>
    results.length > 0 ? [{ key, title, results }] : [];
  const suggestions = group(
    'popular',
    t`Popular games`,
    (popular ?? []).slice(0, suggested).map((game) => gameLine(game, imageUrl)),
  );

  if (words === undefined) {
    const searches: QuickSearchResult[] = recent.map((label) => ({ key: `recent ${label}`, label, glyph: History }));
    if (searches.length > 0) searches.push({ key: forgetKey, label: t`Clear recent searches`, glyph: Trash2 });
    const groups = [...group('recent', t`Recent searches`, searches), ...suggestions];
    return { groups: groups.length === 0 && isPending ? undefined : groups, isNothing: false };
  }
  if (!answer && !hasFailed) return { groups: undefined, isNothing: false };

  const found = findPages(words, { i18n, menus, signedIn });
  const pages = group(
    'pages',
    t`Pages`,
    found.map(({ path, label, glyph }) => ({ key: `page ${path}`, label, glyph, href: path })),
  );
  const games = [
    ...group('games', t`Games`, answer ? gameLines(answer, imageUrl) : []),
    ...group('vendors', t`Providers`, answer ? vendorLines(answer) : []),
  ];
  // who types "lott" means the lottery, and not a lotus that is one letter away
  const isPageMeant = found.some(({ isBegun }) => isBegun) && !(answer && holdsWords(answer, words));
  const groups = isPageMeant ? [...pages, ...games] : [...games, ...pages];
  const isNothing = groups.length === 0 && !hasFailed;
  return { groups: isNothing ? suggestions.map((offer) => ({ ...offer, isSuggestion: true })) : groups, isNothing };
}
