import type { GameCategoryCode } from '@mekong/api-client/types';
import type { QueryClient } from '@tanstack/react-query';
import { isPlannedCategory } from '../../parts/planned.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { currentLanguage } from '../../state/language.ts';

/** Whether no server plays any game of a category yet; not so where the menus do not come. */
export async function isPlannedPage(queryClient: QueryClient, code: GameCategoryCode): Promise<boolean> {
  const menus = await queryClient.ensureQueryData(gameMenusQuery(currentLanguage())).catch(() => undefined);
  return isPlannedCategory(menus, code);
}
