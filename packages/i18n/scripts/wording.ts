import { readTable } from './tables.ts';

/** A row of `terms/wording.tsv`: what an English text does not say, and what it says in its place. */
interface Rule {
  readonly found: RegExp;
  readonly unless: RegExp | undefined;
  readonly write: string;
  /** A text that the rule finds. */
  readonly example: string;
}

/** The rules of `terms/wording.tsv`. */
export const wordingRules: readonly Rule[] = readTable<'found' | 'unless' | 'write' | 'example'>('wording.tsv').map(
  ({ found, unless, write, example }) => ({
    found: new RegExp(found, 'i'),
    unless: unless === '' ? undefined : new RegExp(unless, 'i'),
    write,
    example: example.replaceAll('\\n', '\n'),
  }),
);

/**
 * What an English text says otherwise than the others do.
 *
 * @param message text of the sources, in ICU message format
 * @returns one line per fault
 */
export function wordingFaults(message: string): string[] {
  // names of values are no words of the text
  const text = message.replace(/\{\w+(?=[,}])/g, '{');
  return wordingRules
    .filter(({ found, unless }) => found.test(text) && !unless?.test(text))
    .map(({ found, write }) => `"${found.exec(text)?.[0].trim()}": ${write}`);
}
