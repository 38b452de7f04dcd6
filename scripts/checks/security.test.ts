import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents } from '../security-docs.mjs';
import { read, root } from './sources.ts';

describe('docs/security', () => {
  test.each(Object.entries(documents()))('%s is what the contract says', (file, text) => {
    expect(read(file) === text, 'Run "node scripts/security-docs.mjs" and commit the result.').toBe(true);
  });

  test('shows the reader a text for every error code', () => {
    const rows = documents()
      ['docs/security/error-codes.md'].split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter((line) => /\|\s*\|$/.test(line))).toEqual([]);
  });

  test('names only tests that exist', () => {
    const proofs = [...read('docs/security/asvs.md').matchAll(/`((?:apps|packages|scripts|e2e)\/[^`]+?)` “([^”]+)”/g)];
    expect(proofs.length).toBeGreaterThan(20);
    const missing = proofs
      .filter(([, file = '', title = '']) => !existsSync(join(root, file)) || !sourceOf(file).includes(title))
      .map(([proof]) => proof);
    expect(missing, 'Name a test that exists, by its file and its title.').toEqual([]);
  });

  test('has a proof in every row that applies', () => {
    const rows = read('docs/security/asvs.md')
      .split('\n')
      .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
    expect(rows.filter((line) => !line.includes('“'))).toEqual([]);
  });
});

/** Titles stand in the source with their quotes escaped. */
const sourceOf = (file: string): string => read(file).replaceAll("\\'", "'");
