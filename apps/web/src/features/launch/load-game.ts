import { prepareSealing } from '@mekong/api-client/client';
import { isApiError } from '@mekong/api-client/errors';
import type { QueryClient } from '@tanstack/react-query';
import { launchTarget } from '../../entry/launch-target.ts';
import { firstGameQuery, gameQuery } from '../../queries/game.ts';
import { currentLanguage } from '../../state/language.ts';

/** What an address of the game page names: a game, or a vendor of which the first game starts. */
interface Asked {
  readonly node: number | undefined;
  readonly vendor: string | undefined;
  /** A trial account is made for it first. */
  readonly isFree: boolean;
}

/**
 * Asks for what the page of a game shows before it is rendered.
 *
 * @param isAhead the page is only expected to be opened
 * @returns where to go instead: to the first game of the vendor
 */
export async function loadGame(
  queryClient: QueryClient,
  { node, vendor, isFree }: Asked,
  isAhead: boolean,
): Promise<string | undefined> {
  // without the keys the start itself says why
  if (isFree) void prepareSealing().catch(() => undefined);
  if (node !== undefined) void queryClient.prefetchQuery(gameQuery(node, currentLanguage()));
  else if (vendor !== undefined && !isAhead) {
    // a vendor that is not there is told by the page itself
    const first = await queryClient.ensureQueryData(firstGameQuery(vendor, currentLanguage())).catch((error) => {
      if (isApiError(error) && error.code === 'GAME_NOT_FOUND') return undefined;
      throw error;
    });
    if (first) return launchTarget({ category: first.category, vassalage: first.vassalage, game: first }).href;
  }
  return undefined;
}
