import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // a test that needs a document says so in its first line: // @vitest-environment jsdom
    environment: 'node',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
