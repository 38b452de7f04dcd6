import { loadArea } from '@mekong/i18n/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { drawLobbyQuery, drawQuery } from '../../queries/draws.ts';
import { currentLanguage } from '../../state/language.ts';

/** Asks for what the page of a lottery shows; it loads, fails and tries again on the screen. */
export async function loadLottery(queryClient: QueryClient, gameCode: string | undefined): Promise<void> {
  const language = currentLanguage();
  void queryClient.prefetchQuery(drawLobbyQuery(language));
  if (gameCode !== undefined) void queryClient.prefetchQuery(drawQuery(gameCode, language));
  await loadArea('games');
}
