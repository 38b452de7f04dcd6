import type { LanguageCode } from '@mekong/i18n/registry';
import type { QueryClient } from '@tanstack/react-query';

/** Element of the page that holds the answers that the page was rendered from. */
export const serverStateId = 'server-state';

/** What a server-rendered page is told about itself. */
export interface ServerState {
  readonly language: LanguageCode;
  /** Keys and answers of the cache. */
  readonly answers: readonly (readonly [key: readonly unknown[], value: unknown])[];
}

/** The answers in a cache, to be written into the page. */
export const answersIn = (queryClient: QueryClient): ServerState['answers'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const]));

/** What the server rendered this page from; undefined when the page came empty. */
export function readServerState(): ServerState | undefined {
  const element = document.getElementById(serverStateId);
  if (!element) return undefined;
  element.remove();
  try {
    return JSON.parse(element.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** Puts the answers of a rendered page where screens look for them. They are at most some seconds old. */
export function keepAnswers(queryClient: QueryClient, { answers }: ServerState): void {
  for (const [key, value] of answers) queryClient.setQueryData(key, value);
}
