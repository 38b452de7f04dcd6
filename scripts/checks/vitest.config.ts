import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // modules of its own for each file, in one process: starting one per file cost more than the tests
    pool: 'vmForks',
    // the generators start Node and Biome
    testTimeout: 60_000,
    // and a busy machine takes its time to remove the copy of the repository that they wrote in
    hookTimeout: 60_000,
    include: ['*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/architecture.json' },
  },
});
