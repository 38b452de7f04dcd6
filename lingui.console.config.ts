import { defineConfig } from '@lingui/conf';
import base from './lingui.config.ts';

/** Texts of the console: in the languages that operators work in, which are fewer than those of the site. */
export default defineConfig({
  ...base,
  locales: ['KM', 'EN'],
  catalogs: [
    {
      // read by the gateway, which describes the forms of settings
      path: '<rootDir>/packages/i18n/locales/{locale}/operators',
      include: ['<rootDir>/apps/gateway/src/modules/system/settings-{choices,problem-texts,words}.ts'],
    },
    {
      path: '<rootDir>/apps/console/locales/{locale}/console',
      include: ['<rootDir>/apps/console/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
    },
  ],
});
