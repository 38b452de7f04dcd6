import { loadArea } from '@mekong/i18n/i18n';
import type { ComponentType } from 'react';
import { type LatePart, latePart } from '../../parts/late-part.tsx';
import type { GamesSearch } from './games-search.ts';
import type { PagedType } from './page-types.ts';

/** What every section gets. */
export interface SectionProps {
  readonly search: GamesSearch;
}

/** Code and texts of a section arrive together. */
const section = (load: () => Promise<ComponentType<SectionProps>>): LatePart<SectionProps> =>
  latePart(async () => {
    const [Section] = await Promise.all([load(), loadArea('games')]);
    return Section;
  });

/** Each category page is a part of its own in the build, fetched when it is opened or, server-rendered, touched. */
export const sections: Record<PagedType, LatePart<SectionProps>> = {
  rng: section(() => import('./sections/EgameSection.tsx').then(({ EgameSection }) => EgameSection)),
  bgs: section(() => import('./sections/BoardsSection.tsx').then(({ BoardsSection }) => BoardsSection)),
  bingo: section(() => import('./sections/BingoSection.tsx').then(({ BingoSection }) => BingoSection)),
  fish: section(() => import('./sections/FishSection.tsx').then(({ FishSection }) => FishSection)),
  sports: section(() => import('./sections/SportsSection.tsx').then(({ SportsSection }) => SportsSection)),
  esports: section(() => import('./sections/EsportsSection.tsx').then(({ EsportsSection }) => EsportsSection)),
  cockfight: section(() => import('./sections/CockfightSection.tsx').then(({ CockfightSection }) => CockfightSection)),
};
