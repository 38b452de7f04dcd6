import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui(), vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'node',
    // modules of its own for each file, in one process: starting one per file cost more than the tests
    pool: 'vmForks',
    include: ['src/**/*.test.{ts,tsx}'],
    // styles are found only while the files that hold them are being compiled: a file from the cache has lost them
    fsModuleCache: false,
    // limits, not waits: a busy machine gets the time it needs
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
