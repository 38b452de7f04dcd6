import { type ShippedLanguage, shippedLanguages, sourceLanguage } from '@mekong/i18n/registry';
import { type AreaTexts, pluralCategories, type SourceMessage } from './catalogs.ts';
import { glossaryFaults, termsIn } from './glossary.ts';
import { lengthFaults } from './lengths.ts';
import { letterFaults } from './letters.ts';
import type { Use } from './shown.ts';
import { structureFaults } from './structure.ts';
import { wordingFaults } from './wording.ts';

/** A text as a translator fills it. */
export interface SheetEntry extends SourceMessage {
  /** Terms of the glossary in it, with their allowed forms. */
  readonly glossary: Readonly<Record<string, readonly string[]>>;
  /** To be filled; one that is left as it is changes nothing. */
  readonly translation: string;
}

/** The texts of one area for one language: a file of its own. */
export interface Sheet {
  readonly language: ShippedLanguage;
  readonly area: string;
  readonly entries: readonly SheetEntry[];
}

/** Languages that are translated into. */
export const targets: readonly ShippedLanguage[] = shippedLanguages.filter((language) => language !== sourceLanguage);

/** What a translation does not keep of its source, or says otherwise than its language does; empty when it is sound. */
export function translationFaults(message: string, translation: string, language: ShippedLanguage): string[] {
  return [
    ...structureFaults(message, translation, pluralCategories(language)),
    ...letterFaults(translation, language),
    ...(language === sourceLanguage
      ? []
      : [...glossaryFaults(message, translation, language), ...wordingFaults(translation, language)]),
  ];
}

/**
 * One sheet per language and area, without those that have nothing to fill.
 *
 * @param everything also texts that are translated already, to be read again
 */
export function sheetsOf(texts: readonly AreaTexts[], everything: boolean): Sheet[] {
  return targets.flatMap((language) =>
    texts.flatMap(({ area, languages, messages, catalogs }) => {
      if (!languages.includes(language)) return [];
      const entries = [...messages.values()]
        .map((source): SheetEntry => {
          const glossary = termsIn(source.message).map(({ term, hints }) => [term, hints[language]] as const);
          const translation = catalogs[language][source.id]?.translation ?? '';
          return { ...source, glossary: Object.fromEntries(glossary), translation };
        })
        .filter(({ translation }) => everything || translation === '');
      return entries.length === 0 ? [] : [{ language, area, entries }];
    }),
  );
}

/**
 * Faults of the translations of a sheet, one line each.
 *
 * @param uses how each text is shown, by its id: what is too long for it is a fault
 */
export function sheetFaults(
  { language, area, entries }: Sheet,
  uses: ReadonlyMap<string, readonly Use[]> = new Map(),
): string[] {
  return entries
    .filter(({ translation }) => translation !== '')
    .flatMap(({ id, message, translation }) => {
      const faults = translationFaults(message, translation, language);
      // what cannot be read has no length
      if (faults.length === 0) faults.push(...lengthFaults(translation, uses.get(id) ?? []));
      return faults.map((fault) => `${language}/${area}: ${fault}: ${translation}`);
    });
}

/**
 * Writes filled sheets into the catalogs.
 *
 * @returns how many translations have changed
 */
export async function fill(texts: readonly AreaTexts[], sheets: readonly Sheet[]): Promise<number> {
  let filled = 0;
  for (const { language, area, entries } of sheets) {
    const target = texts.find((entry) => entry.area === area);
    if (!target) throw new Error(`There is no area ${area}.`);
    const catalog = target.catalogs[language];
    const changed = entries.filter(({ id, translation }) => {
      const stored = catalog[id];
      return stored && translation !== '' && stored.translation !== translation;
    });
    for (const { id, translation } of changed) {
      const stored = catalog[id];
      if (stored) stored.translation = translation;
    }
    if (changed.length > 0) await target.write(language, catalog);
    filled += changed.length;
  }
  return filled;
}
