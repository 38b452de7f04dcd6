import { defineConfig } from '@lingui/conf';
import base from './lingui.config.ts';

/** Texts of the console: in the languages that operators work in, which are fewer than those of the site. */
export default defineConfig({
  ...base,
  locales: ['KM', 'EN'],
  catalogs: [
    {
      path: '<rootDir>/apps/console/locales/{locale}/console',
      include: ['<rootDir>/apps/console/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
    },
  ],
});
