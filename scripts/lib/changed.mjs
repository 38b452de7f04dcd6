import { spawnSync } from 'node:child_process';
import { importsOf, sources } from '../checks/sources.ts';
import { root } from './run.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * What the work is compared with: the commit where it left the main branch. On the main branch itself that is what was
 * last fetched, or the last commit where nothing is fetched from anywhere.
 *
 * @param {string} [wanted] a branch, tag or commit
 * @returns {string | undefined} a commit; undefined when the wanted one does not exist
 */
export function changedBase(wanted) {
  if (wanted) return git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`);
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
  return (main && git('merge-base', 'HEAD', main)) ?? git('rev-parse', 'HEAD');
}

/** @returns {string[]} files that differ from the commit, untracked ones too, from the root */
export function changedFiles(base) {
  const listed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return listed.flatMap((lines) => lines?.split('\n') ?? []).filter((file) => file !== '');
}

/** What every story is made with: a change here can break any of them. */
const sharedByStories =
  /^(apps\/storybook|packages\/(game-frame|i18n))\/|^packages\/ui\/(src\/(brands|fonts|styles|themes|tokens)\/|package\.json)|^package-lock\.json$/;

/**
 * @param {readonly string[]} files that have changed
 * @returns {readonly string[] | 'all'} the story files that reach one of them by their imports
 */
export function changedStories(files) {
  if (files.some((file) => sharedByStories.test(file))) return 'all';
  const importers = new Map();
  for (const { file, path } of importsOf(sources('{packages/ui/src,apps/arcade/client}/**/*.{ts,tsx}')))
    if (path) {
      // a style sheet is imported as text
      const imported = path.replace(/\?inline$/, '');
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => file.endsWith('.stories.tsx')).sort();
}

/**
 * Tests that start a program or read a file of another workspace without importing it, which their runner cannot see: the
 * changed files that they depend on, the workspace they stand in, and the beginning of their paths there.
 */
const readers = [
  { of: /^apps\/gateway\/.+\.cli\.ts$/, folder: 'apps/gateway', tests: (file) => file.slice(13, -3) },
  { of: /^packages\/api-client\/examples\//, folder: 'apps/gateway', tests: () => 'test/script.db.test.ts' },
  { of: /^apps\/cashier-sandbox\/server\//, folder: 'apps/gateway', tests: () => 'src/modules/cashier/' },
  { of: /^packages\/api-client\/(openapi|src\/generated)\//, folder: 'packages/i18n', tests: () => 'src/errors/' },
];

/**
 * @param {readonly string[]} files that have changed
 * @returns {{ folder: string, tests: string[] }[]} by workspace, the tests that read one of them
 */
export function changedReaders(files) {
  const found = new Map();
  for (const { of, folder, tests } of readers)
    for (const file of files.filter((name) => of.test(name)))
      found.set(folder, (found.get(folder) ?? new Set()).add(tests(file)));
  return [...found].map(([folder, tests]) => ({ folder, tests: [...tests].sort() }));
}
