import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/** Colours of a terminal, which are noise in a list. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const COLOURS = /\u001B\[[\d;]*m/g;

/** @returns {string} what a test failed with, in a line: what was expected and what came, without where */
const reason = (message = '') =>
  message
    .replaceAll(COLOURS, '')
    .split(/\n\s*at /, 1)[0]
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 600);

/** What the summary shows of a runner's words: about ten lines of a log. */
const LAST_WORDS = 1200;

/**
 * What a runner says of a failure that no test has: vitest's unhandled errors and those of its close, which its report leaves
 * out, else its end.
 *
 * @param {string} said all that the runner wrote
 * @returns {string} one line
 */
export function lastWords(said) {
  const lines = said
    .replaceAll(COLOURS, '')
    .split('\n')
    // the name of the task that turbo puts before each line
    .map((line) => line.replace(/^[@\w/#:-]+: /, '').trim())
    // npm repeats which command it was
    .filter((line) => /\w/.test(line) && !line.startsWith('npm error'));
  const from = lines.findIndex((line) => /Unhandled Errors|error during close/.test(line));
  const words = (from < 0 ? lines : lines.slice(from)).join(' | ');
  return from < 0 ? words.slice(-LAST_WORDS) : words.slice(0, LAST_WORDS);
}

/**
 * @param {any} report what vitest left
 * @returns {string[]} the failed tests with their file and reason; a file that could not be loaded counts as one
 */
function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${reason(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${reason(failureMessages[0])}`);
  });
}

/**
 * @param {any} suite what Playwright left, or a suite of it
 * @param {'unexpected' | 'flaky'} end how they ended: failed, or passed at the second try
 * @returns {string[]} the journeys that ended so, with their file and reason
 */
function journeysOf({ suites = [], specs = [] }, end) {
  const ended = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === end)
      .map(({ results }) => {
        const { error, status } = results.find((result) => result.status !== 'passed') ?? {};
        return `${file}:${line} › ${title}: ${reason(error?.message) || status}`;
      }),
  );
  return [...ended, ...suites.flatMap((suite) => journeysOf(suite, end))];
}

/**
 * Adds up what the runners left as JSON. A runner that left nothing counts as its exit code says, unless it had to: one
 * that was ended from outside can call that a success. One that compared nothing left the reason.
 *
 * @param {readonly string[]} files
 * @param {number} exitCode of the runner
 * @param {{ isRequired?: boolean, isStrict?: boolean }} [options] whether a runner that left nothing has failed, and whether
 * a journey that passed at the second try has
 * @returns {{ passed: number, failed: number, skipped?: string, failures: string[], unsteady: string[] }} `unsteady` are the
 * journeys that passed at the second try: each is a bug to mend
 */
export function readResults(files, exitCode, { isRequired = false, isStrict = false } = {}) {
  const code = isRequired && files.length === 0 ? exitCode || 1 : exitCode;
  const reports = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const sum = (numberOf) => reports.reduce((total, report) => total + numberOf(report), 0);
  const unsteady = reports.flatMap((report) => journeysOf(report, 'flaky'));
  const refused = isStrict ? unsteady.length : 0;
  const passed =
    sum(({ numPassedTests, stats }) => numPassedTests ?? (stats ? stats.expected + stats.flaky : 0)) - refused;
  const failed = sum(({ numFailedTests, stats }) => numFailedTests ?? stats?.unexpected ?? 0) + refused;
  const skipped = reports.find((report) => report.skipped)?.skipped;
  return {
    passed: code === 0 && passed === 0 && !skipped ? 1 : passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped,
    failures: reports.flatMap((report) => (report.stats ? journeysOf(report, 'unexpected') : failuresOfVitest(report))),
    unsteady,
  };
}
