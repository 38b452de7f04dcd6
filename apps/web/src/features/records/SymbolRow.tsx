import { useSymbolNames } from './use-symbol-names.ts';

interface SymbolRowProps {
  readonly ids: readonly string[];
  /** Text of the vendor, shown when the names cannot be fetched. */
  readonly fallback: string;
}

/** Symbols of a slot by their names in the language of the reader. */
export function SymbolRow({ ids, fallback }: SymbolRowProps) {
  const { nameOf, isError } = useSymbolNames();
  return <bdi>{nameOf ? ids.map(nameOf).join(' · ') : isError ? fallback : null}</bdi>;
}
