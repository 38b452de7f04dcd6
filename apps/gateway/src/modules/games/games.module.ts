import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Draws } from '../draws/draws.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { createCatalogue } from './catalogue.ts';
import { createFavourites } from './favourites.service.ts';
import { createGameIndexService } from './game-index/game-index.service.ts';
import { gamesAdmin } from './games.admin.ts';
import { gamesRoutes } from './games.routes.ts';
import { createGamesService } from './games.service.ts';
import { createLaunch, type LaunchOptions } from './launch.service.ts';
import { createListings } from './listing.service.ts';
import { createLotteryFrames } from './lottery-frame.service.ts';
import { recountPopularity } from './popularity.repository.ts';
import { indexGames } from './search/search.repository.ts';
import { createGameSearch } from './search/search.service.ts';

export interface GamesNeeds {
  settings: Settings;
  draws: Draws;
  /** Where games are opened, and by which sessions. */
  launching: LaunchOptions;
}

/** Games and their vendors: menus, lists, search, favourites, launch. */
export function createGamesModule(
  { db, notifier, cursors, now }: ModuleContext,
  { settings, draws, launching }: GamesNeeds,
) {
  const gameIndexes = createGameIndexService(db);
  const games = createGamesService(db, notifier, settings, gameIndexes);
  const launch = createLaunch(db, settings, now, launching);
  const listings = createListings(db, cursors, now);
  const catalogue = createCatalogue(db, settings, gameIndexes, draws);
  return {
    handlers: gamesRoutes({
      catalogue,
      games,
      search: createGameSearch(settings, games),
      favourites: createFavourites(db),
      launch,
      lotteryFrames: createLotteryFrames(draws),
    }),
    jobs: [
      { name: 'games.search', everySeconds: 30, run: ({ db }) => indexGames(db) },
      { name: 'games.popularity', everySeconds: 120, run: ({ db }) => recountPopularity(db) },
    ] satisfies IntervalJob[],
    admin: gamesAdmin(listings),
    games,
    launch,
    listings,
    /** Everybody who makes games, each name once. */
    listProviders: catalogue.providers,
  };
}
