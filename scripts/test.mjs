import { globSync, rmSync } from 'node:fs';
import { chromiumVersion, ensureChromium } from './lib/chromium.mjs';
import { readResults } from './lib/results.mjs';
import { root, run } from './lib/run.mjs';
import { lints } from './lint.mjs';

const turbo = (...args) => ['turbo', 'run', ...args, '--output-logs=errors-only', '--log-order=grouped'];

/**
 * What is run, in this order; the word before a colon is what `npm test -- unit` takes. One heavy thing at a time from the
 * stories on: browser tests that fight for the processor are the flaky ones.
 */
const steps = [
  { name: 'types', command: turbo('typecheck', '--concurrency=2') },
  ...lints.map(([name, command, args]) => ({ name: `lint: ${name}`, command: [command, ...args], isQuiet: true })),
  {
    name: 'architecture',
    command: ['vitest', 'run', '--root', 'scripts/checks'],
    results: 'scripts/checks/.results/*.json',
  },
  {
    name: 'unit',
    command: turbo('test:unit', '--concurrency=1', '--continue'),
    results: '{packages,apps}/*/.results/unit*.json',
  },
  {
    name: 'stories',
    command: turbo('test:stories'),
    results: 'apps/storybook/.results/stories*.json',
    inBrowser: true,
  },
  {
    name: 'pictures',
    command: turbo('test:visual'),
    results: 'apps/storybook/.results/visual*.json',
    inBrowser: true,
  },
  { name: 'build', command: turbo('build', '--filter=@mekong/web', '--filter=@mekong/arcade') },
  { name: 'budgets', command: ['node', 'bench/budgets.ts'] },
  { name: 'speed', command: ['node', 'bench/speed.ts'], inBrowser: true },
  {
    name: 'e2e',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    results: 'e2e/.results/*.json',
    inBrowser: true,
  },
];

/** The browser and, as part of what results are kept by, its version: another one may paint or behave otherwise. */
async function findBrowser() {
  const path = await ensureChromium();
  return { CHROMIUM_PATH: path, CHROMIUM_VERSION: chromiumVersion(path) };
}

/** Runs one step. @returns what the summary says of it */
async function perform({ name, command: [program, ...args], results, isQuiet }, env) {
  const reports = () =>
    results ? globSync(results, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) => `${root}${file}`) : [];
  for (const file of reports()) rmSync(file);
  const started = Date.now();
  const code = await run(program, args, env, { isQuiet });
  const { passed, failed, skipped, failures, unsteady } = readResults(reports(), code);
  const seconds = Math.round((Date.now() - started) / 1000);
  const counted = `${passed} passed, ${failed} failed, ${seconds} s`;
  return {
    passed,
    failed,
    named: [...failures.map((each) => `FAILED  ${each}`), ...unsteady.map((each) => `UNSTEADY  ${each}`)],
    line: `${failed ? 'FAILED' : skipped ? '--' : 'ok'}  ${name}: ${skipped ? `${skipped}; ` : ''}${counted}`,
  };
}

const wordOf = ({ name }) => name.split(':')[0];
const words = new Set(steps.map(wordOf));
const wanted = process.argv.slice(2);
const unknown = wanted.find((word) => !words.has(word));
if (unknown) {
  console.error(`There is no step "${unknown}". Steps: ${[...words].join(', ')}.`);
  process.exit(1);
}
const chosen = wanted.length > 0 ? steps.filter((step) => wanted.includes(wordOf(step))) : steps;
const browser = chosen.some(({ inBrowser }) => inBrowser) ? await findBrowser() : {};

const done = [];
for (const step of chosen) {
  const result = await perform(step, step.inBrowser ? browser : {});
  console.log(`# ${result.line}`);
  done.push(result);
}
const sum = (key) => done.reduce((total, result) => total + result[key], 0);
// once more at the end, where the log of a long run is looked at first
const named = done.flatMap((result) => result.named);
console.log(
  `\n${[...named, ...done.map(({ line }) => line)].join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`,
);
process.exit(sum('failed') ? 1 : 0);
