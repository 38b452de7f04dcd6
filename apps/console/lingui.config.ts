import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/conf';
import site from '../../lingui.config.ts';
import own from '../../lingui.console.config.ts';

/** What a build of the console compiles: its own texts, and those of the design system and of failures. */
export default defineConfig({
  ...own,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  catalogs: [...(own.catalogs ?? []), ...(site.catalogs ?? [])],
});
