import { searchGamesOptions } from '@mekong/api-client/queries/searchGames';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchWords } from '../../entry/search-words.ts';

/** Games of one answer: as many as are seen without much scrolling. */
const limit = 10;

/** Milliseconds of rest in typing after which the gateway is asked. */
const pause = 120;

/**
 * What the gateway finds for what is typed. An answer to words that are no longer there is dropped; until the next one
 * comes the last one stays.
 *
 * @param text as it was typed; what the contract does not take is left out
 */
export function useSearch(text: string) {
  const { code } = useLanguage();
  const words = searchWords(text);
  const asked = useDebounced(words);
  const query = useQuery({
    ...searchGamesOptions({ query: { q: asked ?? '', limit, language: code } }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    // a player who is offline is told so at once, instead of waiting for the line
    networkMode: 'always',
    staleTime: 60_000,
  });
  return {
    words,
    /** Undefined until the first answer, and when nothing is looked for. */
    answer: words === undefined || query.error ? undefined : query.data,
    isStale: words !== undefined && !query.error && (words !== asked || query.isPlaceholderData || !query.data),
    error: words === asked ? query.error : null,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** A value once it has not changed for a moment. */
function useDebounced(value: string | undefined): string | undefined {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    // a field that was emptied has nothing to wait for
    const timer = setTimeout(() => setDebounced(value), value === undefined ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
