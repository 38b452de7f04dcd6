import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // modules of its own for each file, in one process: starting one per file cost more than the tests
    pool: 'vmForks',
    // limits, not waits, for what hangs: the generators start Node, Biome and the compiler, and a machine that has twenty
    // other things to do takes more than a minute for it, or to remove the copy of the repository that they wrote in
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: ['*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/architecture.json' },
  },
});
