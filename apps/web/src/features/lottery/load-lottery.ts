import type { QueryClient } from '@tanstack/react-query';
import { drawLobbyQuery, drawQuery } from '../../queries/draws.ts';
import { currentLanguage } from '../../state/language.ts';

/**
 * Asks for what the page of a lottery shows; it loads, fails and tries again on the screen. What is known is kept however
 * old it is: a server-rendered page must be hydrated with the very draws it shows, and asks for newer ones then.
 */
export function loadLottery(queryClient: QueryClient, gameCode: string | undefined): void {
  const language = currentLanguage();
  queryClient.ensureQueryData(drawLobbyQuery(language)).catch(() => undefined);
  if (gameCode !== undefined) queryClient.ensureQueryData(drawQuery(gameCode, language)).catch(() => undefined);
}
