import { type ShippedLanguage, shippedLanguages } from '@mekong/i18n/registry';
import { readTable } from './tables.ts';

interface Letters {
  /** Scripts of the language, as Unicode names them. */
  readonly scripts: readonly string[];
  readonly quotes: ReadonlySet<string>;
}

const letters = new Map(
  readTable<'language' | 'scripts' | 'quotes'>('letters.tsv').map(({ language, scripts, quotes }) => {
    const entry: Letters = { scripts: scripts.split(' '), quotes: new Set(quotes.split(' ')) };
    return [language as ShippedLanguage, entry] as const;
  }),
);

/** Names and signs that stand in Latin letters in the texts of every language. */
const latin = new Set(readTable<'word'>('latin.tsv').map(({ word }) => word));

const scripts = new Map(
  shippedLanguages.flatMap((language) =>
    (letters.get(language)?.scripts ?? []).map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const),
  ),
);

/** Words of the text itself: without values, names of cases, tags, and mail addresses. */
const bare = (text: string) =>
  text
    .replace(/<\/?[\w-]+(?: [^<>]*)?\/?>/g, ' ')
    .replace(/\S+@\S+/g, ' ')
    .replace(/\{\s*\w+\s*(?:,\s*(?:plural|select|selectordinal)\s*,)?/g, ' ')
    .replace(/(?:=\d+|\b[a-z]+)\s*\{/g, ' ');

/**
 * Letters, quotation marks and digits that the language does not use.
 *
 * @returns one line per fault
 */
export function letterFaults(translation: string, language: ShippedLanguage): string[] {
  const own = letters.get(language);
  if (!own) return [`${language}: has no row in terms/letters.tsv`];
  const text = bare(translation);
  const faults: string[] = [];
  for (const [script, letter] of scripts) {
    if (own.scripts.includes(script) || script === 'Latin') continue;
    const found = letter.exec(text)?.[0];
    if (found) faults.push(`"${found}" is ${script}`);
  }
  if (!own.scripts.includes('Latin')) {
    const words = [...text.matchAll(/[a-z]+/gi)].map(([word]) => word).filter((word) => !latin.has(word));
    faults.push(
      ...words.map((word) => `"${word}" is in Latin letters: translate it, or add the name to terms/latin.tsv`),
    );
  }
  const quotes = [...text.matchAll(/["«»“”„‘「」『』]/g)]
    .map(([quote]) => quote)
    .filter((quote) => !own.quotes.has(quote));
  faults.push(...quotes.map((quote) => `use ${[...own.quotes].join(' ')} for ${quote}`));
  if (/(?![0-9])\p{Nd}/u.test(text)) faults.push('use the digits 0 to 9');
  return faults;
}
