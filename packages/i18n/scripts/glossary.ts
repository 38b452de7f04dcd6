import type { ShippedLanguage } from '@mekong/i18n/registry';
import { readTable } from './tables.ts';

/** The catalog PT is written in the Portuguese of Brazil. */
const columns: Readonly<Record<ShippedLanguage, string>> = {
  KM: 'KM',
  EN: 'EN',
  CN: 'CN',
  TH: 'TH',
  PT: 'PT-BR',
  AR: 'AR',
};

/** A row of `terms/glossary.tsv`. */
export interface Term {
  readonly term: string;
  /** Finds the term in an English text. */
  readonly found: RegExp;
  /** English texts in which the word means something else. */
  readonly unless: RegExp | undefined;
  /** Allowed forms, the first is the one of a label; a form is found in the middle of a word too. */
  readonly forms: Readonly<Record<ShippedLanguage, readonly string[]>>;
}

/** As it is compared: without case, marks of Arabic vowels, and names of values. */
const fold = (text: string) =>
  text
    .replace(/\{\w+(?=[,}])/g, '{')
    .replace(/[\u064b-\u0652]/g, '')
    .toLowerCase();

/** The terms of `terms/glossary.tsv`. A form marked `~` is unsure: it is allowed, and nobody has to use it. */
export const terms: readonly Term[] = readTable<string>('glossary.tsv').map((row) => ({
  term: row.term ?? '',
  found: new RegExp(row.found ?? '', 'i'),
  unless: row.unless ? new RegExp(row.unless, 'i') : undefined,
  forms: Object.fromEntries(
    Object.entries(columns).map(([language, column]) => {
      const cell = row[column] ?? '';
      const forms: readonly string[] = cell.split('|').map((form) => form.replace('~', '').trim());
      return [language, cell === '' || cell.includes('~') ? [] : forms];
    }),
  ) as Term['forms'],
}));

/** Terms that an English text speaks of. */
export function termsIn(message: string): readonly Term[] {
  const text = fold(message);
  return terms.filter(({ found, unless }) => found.test(text) && !unless?.test(text));
}

const isForm = (text: string, { forms }: Term, language: ShippedLanguage) =>
  forms[language].some((form) => text.includes(fold(form)));

/**
 * What a translation says otherwise than the glossary.
 *
 * @param message English text
 * @returns one line per fault
 */
export function glossaryFaults(message: string, translation: string, language: ShippedLanguage): string[] {
  const spoken = termsIn(message);
  const text = fold(translation);
  const lost = spoken
    .filter((term) => term.forms[language].length > 0 && !isForm(text, term, language))
    .map(({ term, forms }) => `"${term}" is ${forms[language].map((form) => `"${form}"`).join(' or ')}`);
  // the other way round: a text that is nothing but a term stands for that term alone
  const taken = terms
    .filter((term) => !spoken.includes(term) && fold(term.forms[language][0] ?? '') === text && text !== '')
    .filter(({ found }) => !found.test(message))
    .map(({ term }) => `"${translation}" is kept for "${term}"`);
  return [...lost, ...taken];
}

/** Forms that two terms of a language share: nobody could tell which is meant. */
export function sharedForms(language: ShippedLanguage): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { term, forms } of terms) {
    for (const form of forms[language].map(fold)) {
      const owner = owners.get(form);
      if (owner && owner !== term) faults.push(`${language}: "${form}" stands for "${owner}" and for "${term}"`);
      owners.set(form, term);
    }
  }
  return faults;
}
