import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { visualizer } from 'rollup-plugin-visualizer';
import { defineConfig } from 'vite';
import { initialChunks } from '../../scripts/lib/initial-chunks.ts';
import { precompress } from '../../scripts/lib/precompress.ts';
import { brandFiles } from './build/brand-files.ts';
import { bundleReport } from './build/bundle-report.ts';
import { classNames } from './build/class-names.ts';
import { compileHint } from './build/compile-hint.ts';
import { firstFaces } from './build/first-faces.ts';
import { guardImports } from './build/guard-imports.ts';
import { headScripts } from './build/head-scripts.ts';
import { inlineCss } from './build/inline-css.ts';
import { lateChunks, sharedChunks } from './build/shared-chunks.ts';

const gateway = 'http://localhost:8080';

/** Files that are there before any part is asked for: no part need name them. */
const isInitialChunk = (file: string): boolean => /^assets\/(vendor|site|rolldown-runtime)-[\w-]{7}\.js$/.test(file);

/** The first download holds the name of every part that may follow; the letters of a hash do not compress. */
const shortNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      generatedRouteTree: './src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.(css|test|stories)\\.',
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: classNames() } : {}),
    // React Aria ships 35 languages; ours come from the catalogs.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    ...(isSsrBuild
      ? []
      : [
          guardImports(),
          headScripts(),
          inlineCss(),
          firstFaces(),
          brandFiles(),
          bundleReport(),
          compileHint(),
          precompress(),
        ]),
    !!process.env.ANALYZE && visualizer({ filename: 'dist/stats.json', template: 'raw-data', gzipSize: true }),
  ],
  build: {
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    // the budgets step prints sizes
    reportCompressedSize: false,
    // the server's half lies in a folder of the other one that is not served
    ...(isSsrBuild ? { outDir: 'dist/.server', copyPublicDir: false } : {}),
    manifest: !isSsrBuild,
    // every browser of the target knows modulepreload
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => !isInitialChunk(part)),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // else each `import()` of a part that lies in a shared chunk goes through an empty one
          preserveEntrySignatures: 'allow-extension' as const,
          output: { codeSplitting: initialChunks(import.meta.dirname, sharedChunks, lateChunks), ...shortNames },
        },
    sourcemap: !!process.env.ANALYZE,
    // a face inside the styles would be downloaded by everybody, and the content security policy refuses it
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  // one self-contained program: the gateway has none of these packages
  ssr: { noExternal: true },
  // Compile steps write this import where the dependency scanner cannot see them: without the list the
  // first cold start of the development server reloads the page.
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/lotto', '/img', '/files', '/.well-known', '/client-errors'].map((path) => [path, gateway]),
    ),
  },
}));
