import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CatalogType, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { languageOf, type ShippedLanguage, shippedLanguages } from '@mekong/i18n/registry';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A message as the sources have it. */
export interface SourceMessage {
  readonly id: string;
  /** English text. */
  readonly message: string;
  readonly context: string | undefined;
  readonly comments: readonly string[];
  /** Where it stands: `apps/web/src/shell/Footer.tsx:12`. */
  readonly places: readonly string[];
}

/** One area: what its sources say and what its catalogs hold. */
export interface AreaTexts {
  readonly area: string;
  /** Shipped languages that the area is in: the site's are in all, the console's in those that operators work in. */
  readonly languages: readonly ShippedLanguage[];
  readonly messages: ReadonlyMap<string, SourceMessage>;
  readonly catalogs: Readonly<Record<ShippedLanguage, CatalogType>>;
  /** Files that belong to the area, absolute. */
  readonly files: readonly string[];
  /** Writes a changed catalog back. */
  write(language: ShippedLanguage, catalog: CatalogType): Promise<void>;
}

const categories = new Map<ShippedLanguage, readonly string[]>();

/** Plural categories of a language. */
export function pluralCategories(language: ShippedLanguage): readonly string[] {
  const known = categories.get(language);
  if (known) return known;
  const { pluralCategories: found } = new Intl.PluralRules(languageOf(language).tag).resolvedOptions();
  categories.set(language, found);
  return found;
}

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

async function readArea(catalog: Catalog, languages: readonly ShippedLanguage[]): Promise<AreaTexts> {
  const area = catalog.path.split('/').at(-1) ?? catalog.path;
  // matching the patterns is a fifth of the work, and collecting would do it again
  const files = catalog.sourcePaths;
  Object.defineProperty(catalog, 'sourcePaths', { value: files });
  const [extracted, stored] = await Promise.all([catalog.collect(), catalog.readAll([...shippedLanguages])]);
  if (!extracted) throw new Error(`The texts of the area ${area} cannot be extracted: see the message above.`);
  const messages = Object.entries(extracted).map(([id, { message = id, context, comments, origin = [] }]) => {
    const places = origin.map(([file, line]) => `${relative(root, resolve(root, file))}:${line}`);
    return [id, { id, message, context, comments, places }] as const;
  });
  const entries = shippedLanguages.map((language) => [language, stored[language] ?? {}] as const);
  return {
    area,
    languages,
    messages: new Map(messages),
    catalogs: Object.fromEntries(entries) as Record<ShippedLanguage, CatalogType>,
    files,
    write: async (language, changed) => {
      await catalog.write(language, changed);
    },
  };
}

/** Extracts the sources in memory and reads the catalogs of the shipped languages; writes nothing. */
export async function readTexts(): Promise<readonly AreaTexts[]> {
  const site = await getCatalogs(getConfig({ cwd: root }));
  const config = getConfig({ configPath: join(root, 'lingui.console.config.ts') });
  const languages = shippedLanguages.filter((language) => config.locales.includes(language));
  const console = await getCatalogs(config);
  return Promise.all([
    ...site.map((catalog) => readArea(catalog, shippedLanguages)),
    ...console.map((catalog) => readArea(catalog, languages)),
  ]);
}
