import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '.results/architecture.json' },
  },
});
