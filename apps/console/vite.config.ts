import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { initialChunks } from '../../scripts/lib/initial-chunks.ts';
import { precompress } from '../../scripts/lib/precompress.ts';
import { brandSheets } from './build/brand-sheets.ts';
import { firstFace } from './build/first-face.ts';
import { themeScript } from './build/theme-script.ts';

const operations = 'http://localhost:8082';

/**
 * Menu and messages of the frame. Left alone they lie in the entry, which waits for its texts: the frame would import it, and
 * whatever comes later wait for ever.
 */
const menus = { name: 'menus', test: /node_modules\/@radix-ui\/react-(dropdown-menu|menu|toast|visually-hidden)\// };

/** Small things that most pages share: the first download holds the name of every file that a page brings along. */
const small = {
  name: 'small',
  test: /\/console\/src\/(parts\/((settlement|suspense)-labels|refused-names|RejectionReason|ApprovalReason|RowButton|StateCell|tones|use-filters|use-listing-names)|queries\/use-rows)\.tsx?$/,
};

/** Calls that no page of the start makes, in one file for the same reason. */
const calls = { name: 'calls', test: /\/api-client\/src\/generated\/admin\/(sdk|queries)\// };

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    vanillaExtractPlugin(),
    // React Aria ships 35 languages; ours come from the catalogs.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    themeScript(),
    firstFace(),
    brandSheets(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // the content security policy refuses faces and scripts from data addresses
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: initialChunks(import.meta.dirname, [menus, small, calls]) } },
  },
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: {
    port: 5175,
    strictPort: true,
    proxy: { '/api': operations, '/openapi.json': operations, '/img': operations, '/files': operations },
  },
});
