import type { GameCard } from '@mekong/api-client/types';
import type { QueryClient } from '@tanstack/react-query';

/** Where answers with games keep them. */
const lists = ['pages', 'content', 'list'] as const;

function findIn(data: unknown, nodeId: number): GameCard | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (Array.isArray(data)) {
    for (const entry of data) {
      const found = findIn(entry, nodeId);
      if (found) return found;
    }
    return undefined;
  }
  if ('nodeId' in data && 'gameId' in data) return data.nodeId === nodeId ? (data as GameCard) : undefined;
  for (const name of lists) if (name in data) return findIn((data as Readonly<Record<string, unknown>>)[name], nodeId);
  return undefined;
}

/**
 * A game as one of the lists shows it that were asked for lately. The page of a game that was pressed there need not wait
 * for an answer of its own: it opens the game at once.
 */
export function knownGame(queryClient: QueryClient, nodeId: number): GameCard | undefined {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const found = findIn(state.data, nodeId);
    if (found) return found;
  }
  return undefined;
}
