import { existsSync } from 'node:fs';
import { lints } from '../lint.mjs';
import { changedReaders, changedStories } from './changed.mjs';
import { root } from './run.mjs';

const turbo = (...args) => ['turbo', 'run', ...args, '--output-logs=errors-only', '--log-order=grouped'];

/** @type {import('./steps.mjs').Step} Two suites at a time: tests of the gateway wait for its jobs, and others fill the gaps. */
const unit = {
  name: 'unit',
  command: turbo('test:unit', '--concurrency=2', '--continue'),
  results: '{packages,apps}/*/.results/unit*.json',
};

/** @type {import('./steps.mjs').Step} */
const types = { name: 'types', command: turbo('typecheck', '--concurrency=1') };

/** Workspaces that tsconfig.site.json checks as one program: each file once, in a third less processor time for all types. */
export const inSiteProgram = ['ui', 'i18n', 'web', 'console', 'arcade', 'storybook', 'e2e', 'bench'];

/** @type {readonly import('./steps.mjs').Step[]} */
const allTypes = [
  { name: 'types: site', command: ['tsc', '--singleThreaded', '-p', 'tsconfig.site.json'] },
  {
    name: 'types: servers and packages',
    command: [...types.command, ...inSiteProgram.map((name) => `--filter=!@mekong/${name}`)],
  },
];

/**
 * @type {import('./steps.mjs').Step} Three shards on two processors, since each waits for its pictures. Vitest waits without an end
 * for a page that never loads or stops answering (vitest-dev/vitest#11243), which happened once in some twenty runs.
 */
const stories = {
  name: 'stories',
  // as it comes: what is kept back until the end is lost when it hangs
  command: ['turbo', 'run', 'test:stories', '--output-logs=new-only', '--log-order=stream'],
  results: 'apps/storybook/.results/stories*.json',
  inBrowser: true,
  cores: 2,
  minutes: 8,
  mayHang: true,
};

/**
 * @type {import('./steps.mjs').Step} The database that journeys start from, made beside the stories: these wait for their
 * browser now and then, and nothing could run beside this at the start of the journeys.
 */
const data = { name: 'e2e: data', command: ['node', 'e2e/support/fill.ts'], cores: 0, behind: ['unit'] };

/** @type {import('./steps.mjs').Step} */
const e2e = {
  name: 'e2e',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
  results: 'e2e/.results/*.json',
  inBrowser: true,
  // journeys that share the processors with something else are the ones that become unsteady
  cores: 2,
  after: ['build', data.name],
};

const generators = '**/new.test.ts';

/** @type {readonly import('./steps.mjs').Step[]} */
const checks = [
  ...lints.map(([name, command, args]) => ({ name: `lint: ${name}`, command: [command, ...args] })),
  {
    name: 'architecture',
    // the generators, whose results are compiled, are tried at night and when a script differs
    command: ['vitest', 'run', '--root', 'scripts/checks', '--exclude', generators],
    results: 'scripts/checks/.results/*.json',
  },
];

/** @type {readonly import('./steps.mjs').Step[]} */
const site = [
  {
    name: 'build',
    command: turbo('build', '--filter=@mekong/web', '--filter=@mekong/arcade', '--filter=@mekong/console'),
    env: { BROTLI_QUALITY: '5' },
  },
  { name: 'budgets', command: ['node', 'bench/budgets.ts'], after: ['build'] },
];

/** @type {readonly import('./steps.mjs').Step[]} All of `npm test`, in the order in which steps start: the longest first. */
export const allSteps = [unit, ...checks, ...allTypes, ...site, data, stories, e2e];

/**
 * The checks of a change: formatting and import zones of the files that differ, the contract when it differs, and the
 * generators, which compile what they make, when a script differs.
 *
 * @param {readonly string[]} files
 * @returns {readonly import('./steps.mjs').Step[]}
 */
function checksOfChange(files) {
  const isTouched = (folder) => files.some((file) => file.startsWith(folder));
  const left = files.filter((file) => existsSync(`${root}${file}`));
  // a rule that changed holds for every file
  const styled = files.includes('biome.json') ? ['.'] : ['--no-errors-on-unmatched', ...left];
  return checks
    .filter(({ name }) => name !== 'lint: contract' || isTouched('packages/api-client/'))
    .map((step) => {
      const { name, command } = step;
      if (name === 'lint: style and import zones') return { ...step, command: [...command.slice(0, -1), ...styled] };
      if (name === 'architecture' && isTouched('scripts/'))
        return { ...step, command: command.filter((word) => word !== '--exclude' && word !== generators) };
      return step;
    });
}

/** What the built site is made of. */
const partOfSite = /^(apps\/(web|arcade|console)|packages)\/.+\.(tsx?|json|po)$|^package-lock\.json$/;

/**
 * What a change can break: workspaces that depend on it, tests that import it, stories that show it, journeys that were
 * edited. The other journeys and what only seldom breaks are left to the whole run.
 *
 * @param {string} base commit that the change is compared with
 * @param {readonly string[]} files that have changed since
 * @returns {import('./steps.mjs').Step[]}
 */
export function stepsOfChange(base, files) {
  const env = { TURBO_SCM_BASE: base };
  const reached = changedStories(files);
  const hasJourneys = files.some((file) => file.startsWith('e2e/'));
  return [
    { ...unit, command: [...unit.command, '--affected', '--', `--changed=${base}`], env, mayBeEmpty: true },
    ...changedReaders(files).map(({ folder, tests }) => ({
      name: `unit: ${folder}`,
      command: ['vitest', 'run', '--root', folder, '--passWithNoTests', ...tests],
    })),
    ...checksOfChange(files),
    { ...types, command: [...types.command, '--affected'], env },
    ...(hasJourneys || files.some((file) => partOfSite.test(file)) ? site : []),
    ...(reached.length > 0
      ? [{ ...stories, mayBeEmpty: true, env: reached === 'all' ? {} : { STORIES: reached.join(',') } }]
      : []),
    ...(hasJourneys
      ? [
          data,
          {
            ...e2e,
            command: [...e2e.command, `--only-changed=${base}`, '--pass-with-no-tests'],
            env: { E2E_NIGHT: '1' },
            mayBeEmpty: true,
          },
        ]
      : []),
  ];
}
