import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastWords, readResults } from '../lib/results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mekong-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (name: string, content: object): string => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const vitest = report('unit', {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: join(process.cwd(), 'a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'takes away',
          failureMessages: ['\u001B[31mAssertionError\u001B[39m:\n\n+ 1\n  at …'],
        },
      ],
    },
    { name: join(process.cwd(), 'b.test.ts'), status: 'failed', message: 'Cannot find c', assertionResults: [] },
  ],
});

const playwright = report('e2e', {
  stats: { expected: 2, unexpected: 1, flaky: 1 },
  suites: [
    {
      suites: [
        {
          specs: [
            { file: 'd.spec.ts', line: 7, title: 'plays', tests: [{ status: 'expected', results: [] }] },
            {
              file: 'd.spec.ts',
              line: 9,
              title: 'wins',
              tests: [
                { status: 'unexpected', results: [{ status: 'timedOut', error: { message: 'Too late\nat …' } }] },
              ],
            },
            {
              file: 'd.spec.ts',
              line: 11,
              title: 'loses',
              tests: [
                { status: 'flaky', results: [{ status: 'failed', error: { message: 'Busy' } }, { status: 'passed' }] },
              ],
            },
          ],
        },
      ],
    },
  ],
});

test('what failed is named with its file and reason, whichever runner said it', () => {
  const { passed, failed, failures, unsteady } = readResults([vitest, playwright], 1);
  expect({ passed, failed }).toEqual({ passed: 6, failed: 2 });
  expect(failures).toEqual([
    expect.stringMatching(/a\.test\.ts › takes away: AssertionError: \+ 1$/),
    expect.stringMatching(/b\.test\.ts: Cannot find c$/),
    'd.spec.ts:9 › wins: Too late',
  ]);
  expect(unsteady).toEqual(['d.spec.ts:11 › loses: Busy']);
});

test('a journey that passed at its second try fails a strict run', () => {
  expect(readResults([playwright], 0, { isStrict: true })).toMatchObject({ passed: 2, failed: 2 });
  expect(readResults([playwright], 0)).toMatchObject({ passed: 3, failed: 1 });
});

test('a runner that left nothing counts as its exit code says', () => {
  expect(readResults([], 0)).toMatchObject({ passed: 1, failed: 0, failures: [] });
  expect(readResults([], 1)).toMatchObject({ passed: 0, failed: 1 });
});

test('a runner that had to leave a report and left none has failed, whatever it says', () => {
  expect(readResults([], 0, { isRequired: true })).toMatchObject({ passed: 0, failed: 1 });
});

test('a runner that had nothing to compare with says why, and nothing passes', () => {
  const skipped = report('visual', {
    numPassedTests: 0,
    numFailedTests: 0,
    skipped: 'another browser',
    testResults: [],
  });
  expect(readResults([skipped], 0)).toMatchObject({ passed: 0, failed: 0, skipped: 'another browser' });
});

test('a runner that fails without a failed test is named by its unhandled errors', () => {
  const said = [
    '@mekong/a:test:unit: \u001B[32m✓\u001B[39m adds',
    '@mekong/a:test:unit: ⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯',
    '@mekong/a:test:unit: ',
    '@mekong/a:test:unit: Error: the engine is closed',
    '@mekong/a:test:unit: This error originated in "b.test.ts" test file.',
  ].join('\n');
  expect(lastWords(said)).toBe(
    '⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯ | Error: the engine is closed | This error originated in "b.test.ts" test file.',
  );
});

test('a runner that fails without a word of errors is named by its end', () => {
  expect(lastWords('begins\n\nout of memory\n')).toBe('begins | out of memory');
});
