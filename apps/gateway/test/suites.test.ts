import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { alone, beforeAllSuites, kills, onBothEngines, onServerAlone, racesOnBothEngines } from './suites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{src,test,db}/**/*.db.test.ts', { cwd: root });
const listed = [...onBothEngines, ...racesOnBothEngines, onServerAlone];
const isListed = (file: string) => [...listed, alone, kills].some((glob) => matchesGlob(file, glob));

test('a suite that does something else on one engine is listed to run on both', () => {
  const tellsThemApart = (file: string) => /\bt\.url\b|\bengine === '/.test(readFileSync(`${root}${file}`, 'utf8'));
  expect(files.filter((file) => tellsThemApart(file) && !isListed(file))).toEqual([]);
});

test.each(listed.filter((glob) => !glob.includes('{')))('the list names no suite that is gone: %s', (glob) => {
  expect(files.filter((file) => matchesGlob(file, glob))).not.toEqual([]);
});

test('a suite is listed for its races when it has some', () => {
  const hasRaces = (file: string) => readFileSync(`${root}${file}`, 'utf8').includes("tags: ['race']");
  const forRaces = files.filter((file) => racesOnBothEngines.some((glob) => matchesGlob(file, glob)));
  expect(forRaces.filter((file) => !hasRaces(file))).toEqual([]);
  expect(files.filter((file) => hasRaces(file) && !forRaces.includes(file))).toEqual([]);
});

test('every suite runs for a change of what makes its database, and not for one of a module', () => {
  const isBeforeAll = (file: string) => beforeAllSuites.some((glob) => matchesGlob(`/any/gateway/${file}`, glob));
  const migrations = globSync('db/migrations/*.ts', { cwd: root });
  expect([...migrations, 'test/global-setup.ts', 'test/compile-cache.ts'].filter((file) => !isBeforeAll(file))).toEqual(
    [],
  );
  expect(migrations).not.toEqual([]);
  expect(isBeforeAll('src/modules/games/games.service.ts')).toBe(false);
});
