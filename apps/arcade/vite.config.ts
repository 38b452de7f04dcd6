import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type Plugin } from 'vite';

/** Writes `.br` and `.gz` beside every text file, so that the vendor's server never compresses a request. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/.test(file)) continue;
        const content = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
      }
    },
  };
}

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
