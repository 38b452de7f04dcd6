import type { ComponentType } from 'react';
import type { GamesSearch } from './games-search.ts';
import type { PagedType } from './page-types.ts';

/** What every section gets. */
export interface SectionProps {
  readonly search: GamesSearch;
}

/** Each category page is a part of its own in the build, fetched when it is opened. */
export const sections: Record<PagedType, () => Promise<ComponentType<SectionProps>>> = {
  rng: () => import('./sections/EgameSection.tsx').then(({ EgameSection }) => EgameSection),
  bgs: () => import('./sections/BoardsSection.tsx').then(({ BoardsSection }) => BoardsSection),
  bingo: () => import('./sections/BingoSection.tsx').then(({ BingoSection }) => BingoSection),
  fish: () => import('./sections/FishSection.tsx').then(({ FishSection }) => FishSection),
  sports: () => import('./sections/SportsSection.tsx').then(({ SportsSection }) => SportsSection),
  esports: () => import('./sections/EsportsSection.tsx').then(({ EsportsSection }) => EsportsSection),
  cockfight: () => import('./sections/CockfightSection.tsx').then(({ CockfightSection }) => CockfightSection),
};
