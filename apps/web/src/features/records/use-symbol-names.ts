import { loadSymbolNames, symbolName } from '@mekong/i18n/symbols/load';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';

/** Names of slot symbols in the language of the reader. */
export interface SymbolNames {
  /** They cannot be fetched. */
  readonly isError: boolean;
  /** Name of a symbol by its id; undefined until the names are there. */
  readonly nameOf: ((id: string) => string) | undefined;
}

/** Fetches the names of slot symbols. */
export function useSymbolNames(): SymbolNames {
  const { code } = useLanguage();
  const { isSuccess, isError } = useQuery({
    queryKey: ['symbol-names', code],
    queryFn: async () => {
      await loadSymbolNames(code);
      return code;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { isError, nameOf: isSuccess ? (id) => symbolName(id) : undefined };
}
