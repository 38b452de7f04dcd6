import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  test: {
    environment: 'node',
    // modules of its own for each file, in one process: starting one per file cost more than the tests
    pool: 'vmForks',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    restoreMocks: true,
    // limits, not waits: a busy machine gets the time it needs
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
