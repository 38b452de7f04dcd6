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

/** Finds a letter of none of a language's scripts; signs, marks and digits are of all. */
const foreign = new Map(
  shippedLanguages.map((language) => {
    const own = [...(letters.get(language)?.scripts ?? []), 'Common', 'Inherited'];
    return [language, new RegExp(`[^${own.map((script) => `\\p{Script=${script}}`).join('')}]`, 'gu')] as const;
  }),
);

/** Marks of quotation by what closes them: an opening one is closed by its own before the text ends. */
const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»' };

/** Words of the text itself: without values, names of cases, tags, and mail addresses. */
const bare = (text: string) =>
  text
    .replace(/<\/?[\w-]+(?: [^<>]*)?\/?>/g, ' ')
    .replace(/\S+@\S+/g, ' ')
    .replace(/\{\s*\w+\s*(?:,\s*(?:plural|select|selectordinal)\s*,)?/g, ' ')
    .replace(/(?:=\d+|\b[a-z]+)\s*\{/g, ' ');

/**
 * Letters, quotation marks, digits and invisible signs that the language does not use.
 *
 * @returns one line per fault
 */
export function letterFaults(translation: string, language: ShippedLanguage): string[] {
  const own = letters.get(language);
  if (!own) return [`${language}: has no row in terms/letters.tsv`];
  const text = bare(translation);
  const faults: string[] = [];
  const strange = new Set(
    [...text.matchAll(foreign.get(language) ?? /$^/g)]
      .map(([letter]) => letter)
      .filter((letter) => !/\p{Script=Latin}/u.test(letter)),
  );
  faults.push(...[...strange].slice(0, 1).map((letter) => `"${letter}" is of another script`));
  if (!own.scripts.includes('Latin')) {
    const words = [...text.matchAll(/\p{Script=Latin}+/gu)].map(([word]) => word).filter((word) => !latin.has(word));
    faults.push(
      ...words.map((word) => `"${word}" is in Latin letters: translate it, or add the name to terms/latin.tsv`),
    );
  }
  const quotes = [...text.matchAll(/["«»“”„‘‚‛‹›「」『』《》]/g)].map(([quote]) => quote);
  const strangers = quotes.filter((quote) => !own.quotes.has(quote));
  faults.push(...strangers.map((quote) => `use ${[...own.quotes].join(' ')} for ${quote}`));
  if (strangers.length === 0) {
    const unclosed = quotes.some((quote, at) =>
      at % 2 === 0 ? !closing[quote] : quote !== closing[quotes[at - 1] ?? ''],
    );
    if (unclosed || quotes.length % 2 === 1) faults.push(`open and close with ${[...own.quotes].join(' ')}`);
  }
  // browsers know where Khmer and Thai may break; the mark of direction stands before a text that begins with a Latin name
  const invisible = [...text.matchAll(/\p{Cf}/gu)].map(([sign]) => sign).filter((sign) => sign !== '\u200f');
  faults.push(
    ...invisible.map((sign) => `leave out U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`),
  );
  if (/(?![0-9])\p{Nd}/u.test(text)) faults.push('use the digits 0 to 9');
  return faults;
}
