import { describe, expect, test } from 'vitest';
import { documents } from '../agent-docs.mjs';
import { read } from './sources.ts';

describe('guides of contracts', () => {
  test.each(Object.entries(documents()))('%s is what the machine says', (file, text) => {
    expect(read(file) === text, 'Run "node scripts/agent-docs.mjs" and commit the result.').toBe(true);
  });
});
