import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/lib/precompress.ts';

export default defineConfig({
  // pages are built to the folder of their family: dist/slot/index.html
  root: 'client',
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), precompress()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    rolldownOptions: { input: 'client/slot/index.html' },
    // pictures are cached files of their own: data addresses would be fetched again with every new build
    assetsInlineLimit: 0,
    // the polyfill of this is older than every browser of the target
    modulePreload: { polyfill: false },
  },
  server: { port: 5174, strictPort: true },
});
