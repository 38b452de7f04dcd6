import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // the generators start Node and Biome
    testTimeout: 60_000,
    include: ['*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/architecture.json' },
  },
});
