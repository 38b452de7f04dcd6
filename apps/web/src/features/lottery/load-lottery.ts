import type { QueryClient } from '@tanstack/react-query';
import { drawLobbyQuery, drawQuery } from '../../queries/draws.ts';
import { currentLanguage } from '../../state/language.ts';

/** Asks for what the page of a lottery shows; it loads, fails and tries again on the screen. */
export function loadLottery(queryClient: QueryClient, gameCode: string | undefined): void {
  const language = currentLanguage();
  void queryClient.prefetchQuery(drawLobbyQuery(language));
  if (gameCode !== undefined) void queryClient.prefetchQuery(drawQuery(gameCode, language));
}
