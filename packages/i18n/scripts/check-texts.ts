/**
 * Fails when a shipped language lacks a text, or when its catalogs do not fit the sources. Run by the lint.
 *
 * Prints one line per fault and what to do about it.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ShippedLanguage, shippedLanguages, sourceLanguage } from '@mekong/i18n/registry';
import { type AreaTexts, readTexts, root } from './catalogs.ts';
import { sharedForms } from './glossary.ts';
import { usesOf } from './kinds.ts';
import { lengthFaults, sharedLengthFaults } from './lengths.ts';
import { loadingFaults } from './loading.ts';
import { meaningFaults } from './meanings.ts';
import { translationFaults } from './sheets.ts';
import { wordingFaults } from './wording.ts';

const shorten = (text: string) => (text.length > 70 ? `${text.slice(0, 67)}...` : text);

function checkCatalog({ area, messages, catalogs }: AreaTexts, language: ShippedLanguage): string[] {
  const where = `${language}/${area}.po`;
  const catalog = catalogs[language];
  const faults: string[] = [];
  for (const { id, message } of messages.values()) {
    const entry = catalog[id];
    if (!entry || entry.obsolete) faults.push(`${where}: not extracted yet: ${shorten(message)}`);
    else if (!entry.translation) faults.push(`${where}: no translation: ${shorten(message)}`);
    // a text with an id of its own keeps what was extracted first
    else if (language === sourceLanguage && entry.translation !== message)
      faults.push(`${where}: the sources say otherwise: ${shorten(message)}`);
    else {
      const broken = translationFaults(message, entry.translation, language);
      // what cannot be read has no length
      if (broken.length === 0) broken.push(...lengthFaults(entry.translation, uses.get(id) ?? []));
      faults.push(...broken.map((fault) => `${where}: ${fault}: ${shorten(entry.translation ?? '')}`));
    }
  }
  for (const [id, entry] of Object.entries(catalog)) {
    if (entry.obsolete || !messages.has(id))
      faults.push(`${where}: no longer in the sources: ${shorten(entry.message ?? id)}`);
  }
  return faults;
}

/** The same text of two areas must read the same: whichever area loads last would win. */
function checkAgreement(texts: readonly AreaTexts[], language: ShippedLanguage): string[] {
  const seen = new Map<string, { area: string; translation: string }>();
  const faults: string[] = [];
  for (const { area, catalogs } of texts) {
    for (const [id, { translation, message }] of Object.entries(catalogs[language])) {
      const other = seen.get(id);
      if (!translation) continue;
      if (other && other.translation !== translation) {
        faults.push(
          `${language}: ${other.area} and ${area} translate differently, give one of them a context: ${shorten(message ?? id)}`,
        );
      }
      seen.set(id, { area, translation });
    }
  }
  return faults;
}

/** Texts that stand beside each other must fit together. */
const checkShared = (texts: readonly AreaTexts[], language: ShippedLanguage): string[] =>
  sharedLengthFaults(
    texts.flatMap(({ messages, catalogs }) =>
      [...messages.keys()].map((id) => [catalogs[language][id]?.translation ?? '', uses.get(id) ?? []] as const),
    ),
  ).map((fault) => `${language}: ${fault}`);

/** A source with texts outside every area would show English for ever. */
function checkCoverage(texts: readonly AreaTexts[]): string[] {
  const covered = new Set(texts.flatMap(({ files }) => files.map((file) => resolve(file))));
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{test,stories}.{ts,tsx}', '**/node_modules/**'],
  });
  return sources
    .map((file) => resolve(root, file))
    .filter((file) => !covered.has(file) && /from '@lingui\/(?:core|react)\/macro'/.test(readFileSync(file, 'utf8')))
    .map((file) => `${file.slice(root.length)}: has texts but belongs to no area of lingui.config.ts`);
}

/** English is written in the sources, so it is checked there once. */
const checkWording = ({ area, messages }: AreaTexts): string[] =>
  [...messages.values()].flatMap(({ message, places }) =>
    wordingFaults(message).map((fault) => `${places[0] ?? area}: ${fault}, in: ${shorten(message)}`),
  );

const texts = await readTexts();
const uses = usesOf(texts, root);
const faults = [
  ...texts.flatMap(checkWording),
  ...meaningFaults(texts),
  ...checkCoverage(texts),
  ...loadingFaults(texts, root),
  ...shippedLanguages.flatMap((language) => [
    ...texts.filter(({ languages }) => languages.includes(language)).flatMap((area) => checkCatalog(area, language)),
    ...checkAgreement(texts, language),
    ...checkShared(texts, language),
    ...sharedForms(language),
  ]),
];
const count = texts.reduce((total, { messages }) => total + messages.size, 0);

// a new language would otherwise print thousands of lines
const mostShown = 60;

if (faults.length > 0) {
  console.error(faults.slice(0, mostShown).join('\n'));
  if (faults.length > mostShown) console.error(`and ${faults.length - mostShown} more`);
  console.error(
    `\n${faults.length} faults in the texts. Run "npm run extract -w @mekong/i18n", then translate what is missing with "npm run texts" (docs/guides/texts.md).`,
  );
  process.exitCode = 1;
} else {
  console.log(`${count} texts are complete in ${shippedLanguages.join(', ')}.`);
}
