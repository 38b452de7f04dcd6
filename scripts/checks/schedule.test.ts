import { expect, test } from 'vitest';
import { schedule } from '../lib/schedule.mjs';

interface Task {
  readonly name: string;
  readonly cores?: number;
  readonly after?: readonly string[];
  readonly behind?: readonly string[];
}

/** Runs the tasks and notes when each started and ended; those named in `failing` fail. */
async function runAll(tasks: readonly Task[], failing: readonly string[] = []) {
  const events: string[] = [];
  const results = await schedule(tasks, {
    cores: 2,
    start: async ({ name }: Task) => {
      events.push(`+${name}`);
      await new Promise((done) => setImmediate(done));
      events.push(`-${name}`);
      return failing.includes(name) ? 'failed' : 'passed';
    },
    hasFailed: (result) => result === 'failed',
    skip: () => 'failed',
  });
  return { events, results };
}

test('the scheduler starts tasks side by side while processors are free', async () => {
  const { events, results } = await runAll([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(events.slice(0, 2)).toEqual(['+a', '+b']);
  expect(events.indexOf('+c')).toBeGreaterThan(events.indexOf('-a'));
  expect(results).toEqual(['passed', 'passed', 'passed']);
});

test('the scheduler gives a task that needs all processors a time of its own', async () => {
  const { events } = await runAll([{ name: 'a' }, { name: 'whole', cores: 8 }, { name: 'b' }]);
  expect(events).toEqual(['+a', '+b', '-a', '-b', '+whole', '-whole']);
});

test('the scheduler starts a task that takes what others leave beside one that needs all processors', async () => {
  const { events } = await runAll([
    { name: 'a' },
    { name: 'rest', cores: 0, after: ['a'] },
    { name: 'whole', cores: 8 },
  ]);
  expect(events).toEqual(['+a', '-a', '+rest', '+whole', '-rest', '-whole']);
});

test('the scheduler starts a task after those it depends on', async () => {
  const { events } = await runAll([{ name: 'e2e', after: ['build', 'not chosen'] }, { name: 'build' }]);
  expect(events).toEqual(['+build', '-build', '+e2e', '-e2e']);
});

test('the scheduler skips what comes after a failed task, and what comes after that', async () => {
  const tasks = [{ name: 'build' }, { name: 'budgets', after: ['build'] }, { name: 'report', after: ['budgets'] }];
  const { events, results } = await runAll(tasks, ['build']);
  expect(events).toEqual(['+build', '-build']);
  expect(results).toEqual(['failed', 'failed', 'failed']);
});

test('the scheduler starts a task behind another one that has failed', async () => {
  const { events, results } = await runAll([{ name: 'a' }, { name: 'b', behind: ['a'] }], ['a']);
  expect(events).toEqual(['+a', '-a', '+b', '-b']);
  expect(results).toEqual(['failed', 'passed']);
});

test('the scheduler refuses tasks that wait for each other', async () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(runAll(circle)).rejects.toThrow('a, b');
});
