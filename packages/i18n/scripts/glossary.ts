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
  VI: 'VI',
};

/** A row of `terms/glossary.tsv`. */
export interface Term {
  readonly term: string;
  /** Finds the term in an English text. */
  readonly found: RegExp;
  /** English texts in which the word means something else. */
  readonly unless: RegExp | undefined;
  /** English texts without the term whose translation may have its label: other words of the same thing. */
  readonly also: RegExp | undefined;
  /** Allowed forms, the first is the one of a label; a form is found in the middle of a word too. */
  readonly forms: Readonly<Record<ShippedLanguage, readonly string[]>>;
  /** The same as a translator reads them, with the unsure ones: `~` asks for a native reader. */
  readonly hints: Readonly<Record<ShippedLanguage, readonly string[]>>;
}

/** As it is compared: without case, marks of Arabic vowels, and names of values. */
const fold = (text: string) =>
  text
    .replace(/\{\w+(?=[,}])/g, '{')
    .replace(/[\u064b-\u0652]/g, '')
    .toLowerCase();

/** The terms of `terms/glossary.tsv`. A form marked `~` is unsure: it is allowed, and nobody has to use it. */
export const terms: readonly Term[] = readTable<string>('glossary.tsv').map((row) => {
  const inEach = (formsOf: (cell: string) => readonly string[]) =>
    Object.fromEntries(
      Object.entries(columns).map(([language, column]) => [language, formsOf(row[column] ?? '')]),
    ) as Term['forms'];
  const hints = (cell: string) =>
    cell
      .split('|')
      .map((form) => form.trim())
      .filter(Boolean);
  return {
    term: row.term ?? '',
    found: new RegExp(row.found ?? '', 'i'),
    unless: row.unless ? new RegExp(row.unless, 'i') : undefined,
    also: row.also ? new RegExp(row.also, 'i') : undefined,
    forms: inEach((cell) => (cell.includes('~') ? [] : hints(cell))),
    hints: inEach(hints),
  };
});

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
  // the other way round: a label stands for its term alone
  const read = fold(message);
  const taken = terms.flatMap(({ term, found, unless, also, forms }) => {
    if (found.test(read) || unless?.test(read) || also?.test(read)) return [];
    const [label = ''] = forms[language];
    const form = forms[language].find((own) => fold(own) === text) ?? (text.includes(fold(label)) ? label : '');
    return form === '' ? [] : [`"${form}" is kept for "${term}"`];
  });
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
