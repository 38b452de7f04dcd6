import { Gift, History, Store, Trash2 } from 'lucide';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import type { QuickSearchGroup } from './QuickSearchPanel.tsx';

const games = gameFixtures(6).map(({ nodeId, name, vendorName, imageUrl, href }) => ({
  key: `game ${nodeId}`,
  label: name,
  note: vendorName,
  imageUrl,
  href,
}));

const found = ['Lotus Fortune', 'Lotus Garden', 'Golden Lotus', 'Night of the Lotus'];

/** What "lotus" finds. */
export const quickSearchFixtures: readonly QuickSearchGroup[] = [
  {
    key: 'games',
    title: 'Games',
    results: games.slice(0, 4).map((game, index) => ({ ...game, label: found[index] ?? '' })),
  },
  {
    key: 'vendors',
    title: 'Providers',
    results: [
      { key: 'vendor LOTUS', label: 'Lotus Studio', note: '320 games', glyph: Store, href: '/rng?vendor=LOTUS' },
    ],
  },
  {
    key: 'pages',
    title: 'Pages',
    results: [{ key: 'page /promotions', label: 'Promotions', glyph: Gift, href: '/promotions' }],
  },
];

/** Before anything is typed. */
export const quickSearchStartFixtures: readonly QuickSearchGroup[] = [
  {
    key: 'recent',
    title: 'Recent searches',
    results: [
      { key: 'recent naga', label: 'naga', glyph: History },
      { key: 'clear', label: 'Clear recent searches', glyph: Trash2 },
    ],
  },
  { key: 'popular', title: 'Popular games', results: games },
];
