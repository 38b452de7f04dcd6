/** What an option is found by. */
export interface FindableOption {
  readonly label: string;
  /** A few letters before the words. */
  readonly code?: string | undefined;
  /** A few quiet words at the end of the line. */
  readonly hint?: string | undefined;
}

/** Letters without case and marks, so that "sao tome" finds "São Tomé". */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

/** Words that an option is found by; "+855" also by "855". */
const wordsOf = ({ label, code = '', hint = '' }: FindableOption): string[] =>
  [label, code, hint, hint.replace(/^\+/, '')].map(folded);

/** Options that hold what was typed in their words, code or hint; those that begin with it come first. */
export function foundOptions<Option extends FindableOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = folded(query.trim());
  if (!wanted) return options;
  const [first, rest]: [Option[], Option[]] = [[], []];
  for (const option of options) {
    const words = wordsOf(option);
    if (words.some((word) => word.startsWith(wanted))) first.push(option);
    else if (words.some((word) => word.includes(wanted))) rest.push(option);
  }
  return [...first, ...rest];
}
