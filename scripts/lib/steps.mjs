import { globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromiumVersion, ensureChromium } from './chromium.mjs';
import { lastWords, readResults } from './results.mjs';
import { root, run, TIMED_OUT } from './run.mjs';
import { schedule } from './schedule.mjs';

/**
 * @typedef {object} Step
 * @property {string} name what the summary calls it; the word before a colon is what the command line takes
 * @property {readonly string[]} command program and arguments
 * @property {string} [results] glob of the JSON reports that its runner leaves; without it the exit code counts
 * @property {boolean} [mayBeEmpty] whether its runner leaves no report when there is nothing to run
 * @property {boolean} [isStrict] whether a journey that passed only at its second try has failed
 * @property {number} [minutes] how long it may take before it counts as hung; 15 by default
 * @property {boolean} [mayHang] whether its runner is known to hang now and then: it is started once more, and the summary says so
 * @property {boolean} [inBrowser] whether it needs a Chromium
 * @property {number} [cores] how many processors it keeps busy; one by default, 0 takes what others leave
 * @property {readonly string[]} [after] steps that have to succeed before
 * @property {readonly string[]} [behind] steps that have to be over before, however they end
 * @property {Record<string, string>} [env] added to the environment
 */

/** @param {{ name: string }} step */
export const wordOf = ({ name }) => name.split(':')[0];

/** The browser and its version: the version is part of the key under which results of browser tests are cached. */
async function findBrowser() {
  const path = await ensureChromium();
  return { CHROMIUM_PATH: path, CHROMIUM_VERSION: chromiumVersion(path) };
}

/** Minutes after which a step that says nothing of it counts as hung: several times what the longest takes. */
const usualMinutes = 15;

/**
 * @param {Step} step
 * @param {Promise<Record<string, string>>} browser
 * @param {boolean} isQuiet whether its output is shown only when it fails
 * @param {number} [hung] how often it has hung before
 */
async function perform(step, browser, isQuiet, hung = 0) {
  const { name, results, inBrowser, mayBeEmpty, isStrict, mayHang, minutes = usualMinutes, env = {} } = step;
  const reports = () =>
    results ? globSync(results, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) => `${root}${file}`) : [];
  for (const file of reports()) rmSync(file);
  const found = inBrowser ? await browser : {};
  const [program, ...args] = step.command;
  const started = Date.now();
  let said = '';
  const code = await run(
    program,
    args,
    { ...found, ...env },
    {
      isQuiet,
      limit: AbortSignal.timeout(minutes * 60_000),
      onFailure: (words) => {
        said = words;
      },
    },
  );
  if (code === TIMED_OUT) {
    console.log(`# ${name} did not end within ${minutes} minutes`);
    if (mayHang && hung === 0) return perform(step, browser, isQuiet, 1);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const { passed, failed, skipped, failures, unsteady } = readResults(reports(), code, {
    isRequired: results !== undefined && !mayBeEmpty,
    isStrict,
  });
  // what no test failed of is named by its runner alone
  if (results && said && failures.length === 0 && unsteady.length === 0) failures.push(`${name}: ${lastWords(said)}`);
  const counted = `${passed} passed, ${failed} failed, ${seconds} s`;
  const times = hung + (code === TIMED_OUT ? 1 : 0);
  const remarks = [skipped, times ? `hung ${times === 1 ? 'once' : 'twice'}` : undefined];
  return {
    passed,
    failed,
    named: [...failures.map((each) => `FAILED  ${each}`), ...unsteady.map((each) => `UNSTEADY  ${each}`)],
    line: `${failed ? 'FAILED' : skipped ? '--' : 'ok'}  ${name}: ${[...remarks.filter(Boolean), counted].join('; ')}`,
  };
}

/** What the summary says of a step that another one had to come before. */
const notRun = ({ name }, cause) => ({
  passed: 0,
  failed: 1,
  named: [],
  line: `FAILED  ${name}: not run, because "${cause.name}" failed`,
});

/**
 * Runs the steps side by side as far as there are processors, and prints one line for each and the sum of all.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<number>} exit code: 1 when anything failed
 */
export async function runSteps(steps) {
  const browser = steps.some(({ inBrowser }) => inBrowser) ? findBrowser() : Promise.resolve({});
  const isQuiet = steps.length > 1;
  const done = await schedule(steps, {
    cores: Math.max(2, availableParallelism()),
    hasFailed: ({ failed }) => failed > 0,
    skip: notRun,
    start: async (step) => {
      const result = await perform(step, browser, isQuiet);
      console.log(`# ${result.line}`);
      return result;
    },
  });
  const sum = (key) => done.reduce((total, result) => total + result[key], 0);
  // once more at the end, where the log of a long run is looked at first
  const named = done.flatMap((result) => result.named);
  console.log(
    `\n${[...named, ...done.map(({ line }) => line)].join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`,
  );
  return sum('failed') ? 1 : 0;
}
