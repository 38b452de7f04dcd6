import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/** Colours of a terminal, which are noise in a list. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with one
const COLOURS = /\u001B\[[\d;]*m/g;

/** @returns {string} the first line of what a test failed with */
const firstLine = (message = '') => message.replaceAll(COLOURS, '').split('\n', 1)[0];

/**
 * @param {any} report what vitest left
 * @returns {string[]} the failed tests with their file and reason; a file that could not be loaded counts as one
 */
function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
  });
}

/**
 * @param {any} suite what Playwright left, or a suite of it
 * @returns {string[]} the failed journeys with their file and reason
 */
function failuresOfPlaywright({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const { error, status } = results.find((result) => result.status !== 'passed') ?? {};
        return `${file}:${line} › ${title}: ${firstLine(error?.message) || status}`;
      }),
  );
  return [...failed, ...suites.flatMap(failuresOfPlaywright)];
}

/**
 * Adds up what the runners left as JSON. A runner that left nothing counts as its exit code says; one that compared nothing
 * left the reason.
 *
 * @param {readonly string[]} files
 * @param {number} code exit code of the runner
 * @returns {{ passed: number, failed: number, reason?: string, failures: string[] }}
 */
export function readResults(files, code) {
  const reports = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const sum = (numberOf) => reports.reduce((total, report) => total + numberOf(report), 0);
  const passed = sum((report) => report.numPassedTests ?? report.stats?.expected ?? 0);
  const failed = sum(({ numFailedTests, stats }) => numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0));
  const reason = reports.find(({ skipped }) => skipped)?.skipped;
  return {
    passed: code === 0 && passed === 0 && !reason ? 1 : passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    reason,
    failures: reports.flatMap((report) => (report.stats ? failuresOfPlaywright(report) : failuresOfVitest(report))),
  };
}
