import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { shippedLanguages, sourceLanguage } from '@mekong/i18n/registry';

/** Sources of each area; a file belongs to exactly one, so that a visitor downloads no text twice. */
const areas = {
  shell: [
    'apps/web/src/{app,entry,parts,queries,shell,state,routes}/**/*.{ts,tsx}',
    'apps/web/src/features/{home,content,settings}/**/*.{ts,tsx}',
    'packages/ui/src/**/*.{ts,tsx}',
  ],
  account: ['apps/web/src/features/{auth,member,records}/**/*.{ts,tsx}', 'apps/web/src/modals/**/*.{ts,tsx}'],
  games: ['apps/web/src/features/{games,launch}/**/*.{ts,tsx}'],
  arcade: ['apps/arcade/src/**/*.{ts,tsx}'],
  errors: ['packages/i18n/src/errors/**/*.ts'],
  server: ['apps/gateway/src/**/*.texts.ts'],
};

export default defineConfig({
  // product codes, so that the folders of catalogs carry the names everybody uses; only formats see BCP 47 tags
  sourceLocale: sourceLanguage,
  locales: [...shippedLanguages, 'pseudo'],
  pseudoLocale: { locale: 'pseudo', prepend: '[', append: ']', extend: 0.3 },
  // a language without a catalog of its own (TY, PT-BR) never gets here: the registry's `parent` names whose it shows
  fallbackLocales: { default: sourceLanguage },
  catalogs: Object.entries(areas).map(([area, sources]) => ({
    path: `<rootDir>/packages/i18n/locales/{locale}/${area}`,
    include: sources.map((source) => `<rootDir>/${source}`),
    exclude: ['**/*.test.{ts,tsx}', '**/*.stories.{ts,tsx}'],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
