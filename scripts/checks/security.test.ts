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

  test('lists each requirement once, in order, in its chapter', () => {
    const lines = read('docs/security/asvs.md').split('\n');
    const numbers = lines.flatMap((line) => /^(?:\| |## V)(\d+(?:\.\d+\.\d+)?) /.exec(line)?.[1] ?? []);
    const place = (number: string) => number.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0);
    // The heading of a chapter stands before its rows: V7, 7.2.1, 7.2.3, V8.
    const places = numbers.map((number) => (number.includes('.') ? place(number) : place(`${number}.0.0`)));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
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
