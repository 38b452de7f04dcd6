import { loadSymbolNames, symbolName } from '@mekong/i18n/symbols/load';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';

interface SymbolRowProps {
  readonly ids: readonly string[];
  /** Text of the vendor, shown when the names cannot be fetched. */
  readonly fallback: string;
}

/** Symbols of a slot by their names in the language of the reader. */
export function SymbolRow({ ids, fallback }: SymbolRowProps) {
  const { code } = useLanguage();
  const { isSuccess, isError } = useQuery({
    queryKey: ['symbol-names', code],
    queryFn: async () => {
      await loadSymbolNames(code);
      return code;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <bdi>{isSuccess ? ids.map((id) => symbolName(id)).join(' · ') : isError ? fallback : null}</bdi>;
}
