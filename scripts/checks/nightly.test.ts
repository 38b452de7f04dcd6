import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nightlySteps, withNeeds } from '../lib/nightly-steps.mjs';

/** What each job of the workflow runs. */
const jobs = readFileSync(new URL('../../.github/workflows/nightly.yml', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^ {10}- ([\w -]+)$/.exec(line)?.[1] ?? [])
  .map((words) => words.split(' '));

test('the nightly workflow runs every step of the nightly run, with what it comes after in the same job', () => {
  expect([...new Set(jobs.flat())].sort()).toEqual(nightlySteps.map(({ name }) => name).sort());
  for (const { name, after = [] } of nightlySteps)
    for (const job of jobs.filter((words) => words.includes(name)))
      expect(job, name).toEqual(expect.arrayContaining(after));
});

test('one nightly step brings those that it comes after', () => {
  const namesWith = (...names: string[]) => withNeeds(nightlySteps, names).map(({ name }) => name);
  expect(namesWith('two-gateways')).toEqual(['build', 'two-gateways']);
  expect(namesWith('soak')).toEqual(['soak']);
});
