import { readTable } from './tables.ts';

/** A row of `terms/wording.tsv`: what a text does not say, and what it says in its place. */
interface Rule {
  readonly language: string;
  readonly found: RegExp;
  readonly unless: RegExp | undefined;
  readonly write: string;
  /** A text that the rule finds. */
  readonly example: string;
}

/** The rules of `terms/wording.tsv`. */
export const wordingRules: readonly Rule[] = readTable<'language' | 'found' | 'unless' | 'write' | 'example'>(
  'wording.tsv',
).map(({ language, found, unless, write, example }) => ({
  language,
  found: new RegExp(found, 'iu'),
  unless: unless === '' ? undefined : new RegExp(unless, 'iu'),
  write,
  example: example.replaceAll('\\n', '\n'),
}));

/**
 * What a text says otherwise than the others of its language do.
 *
 * @param text in ICU message format
 * @param language code of its language
 * @returns one line per fault
 */
export function wordingFaults(text: string, language = 'EN'): string[] {
  // names of values are no words of an English text
  const read = language === 'EN' ? text.replace(/\{\w+(?=[,}])/g, '{') : text;
  return wordingRules
    .filter((rule) => rule.language === language && rule.found.test(read) && !rule.unless?.test(read))
    .map(({ found, write }) => `"${found.exec(read)?.[0].trim()}": ${write}`);
}
