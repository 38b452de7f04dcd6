/**
 * Translating in batches.
 *
 *   node scripts/translate-missing.ts > missing.json       prints every text that a shipped language lacks
 *   node scripts/translate-missing.ts fill missing.json    writes the translations of such a file into the catalogs
 *
 * Both use one form: a list of { id, message, context, comments, areas, translations: { KM: "", AR: "" } }. An empty
 * translation is left alone; one that lost a placeholder is refused, and then nothing is written.
 */
import { readFileSync } from 'node:fs';
import { type ShippedLanguage, shippedLanguages, sourceLanguage } from '@mekong/i18n/registry';
import { type AreaTexts, pluralCategories, readTexts, type SourceMessage } from './catalogs.ts';
import { structureFaults } from './structure.ts';

interface Entry extends SourceMessage {
  readonly areas: string[];
  readonly translations: Partial<Record<ShippedLanguage, string>>;
}

const targets = shippedLanguages.filter((language) => language !== sourceLanguage);

function listMissing(texts: readonly AreaTexts[]): Entry[] {
  const missing = new Map<string, Entry>();
  for (const { area, messages, catalogs } of texts) {
    for (const source of messages.values()) {
      const lacking = targets.filter((language) => !catalogs[language][source.id]?.translation);
      if (lacking.length === 0) continue;
      const entry = missing.get(source.id) ?? { ...source, areas: [], translations: {} };
      entry.areas.push(area);
      for (const language of lacking) entry.translations[language] = '';
      missing.set(source.id, entry);
    }
  }
  return [...missing.values()];
}

function faultsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ message, translations }) =>
    targets.flatMap((language) => {
      const translation = translations[language];
      if (!translation) return [];
      const faults = structureFaults(message, translation, pluralCategories(language));
      return faults.map((fault) => `${language}: ${fault}: ${translation}`);
    }),
  );
}

async function fill(texts: readonly AreaTexts[], entries: readonly Entry[]): Promise<number> {
  let filled = 0;
  for (const { catalogs, write } of texts) {
    for (const language of targets) {
      const catalog = catalogs[language];
      let changed = false;
      for (const { id, translations } of entries) {
        const stored = catalog[id];
        const translation = translations[language];
        if (!stored || !translation || stored.translation === translation) continue;
        stored.translation = translation;
        changed = true;
        filled += 1;
      }
      if (changed) await write(language, catalog);
    }
  }
  return filled;
}

const [mode, file] = process.argv.slice(2);
const texts = await readTexts();

if (mode === 'fill' && file) {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[];
  const faults = faultsOf(entries);
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\n\nNothing was written: ${faults.length} translations are not sound.`);
    process.exitCode = 1;
  } else {
    console.log(`${await fill(texts, entries)} translations written.`);
  }
} else {
  console.log(JSON.stringify(listMissing(texts), null, 2));
}
