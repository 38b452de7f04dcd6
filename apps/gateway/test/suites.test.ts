import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { alone, kills, onBothEngines, onPostgres } from './suites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{src,test,db}/**/*.db.test.ts', { cwd: root });
const listed = [...onBothEngines, ...onPostgres];
const isListed = (file: string) => [...listed, alone, kills].some((glob) => matchesGlob(file, glob));

test('a suite that does something else on PostgreSQL is listed to run there', () => {
  const tellsThemApart = (file: string) => /\bt\.url\b|\bengine === '/.test(readFileSync(`${root}${file}`, 'utf8'));
  expect(files.filter((file) => tellsThemApart(file) && !isListed(file))).toEqual([]);
});

test.each(listed.filter((glob) => !glob.includes('{')))('the list names no suite that is gone: %s', (glob) => {
  expect(files.filter((file) => matchesGlob(file, glob))).not.toEqual([]);
});

test('no suite stands in both lists: the second one would take it from the embedded engine', () => {
  const isIn = (file: string, list: readonly string[]) => list.some((glob) => matchesGlob(file, glob));
  expect(files.filter((file) => isIn(file, onBothEngines) && isIn(file, onPostgres))).toEqual([]);
});
