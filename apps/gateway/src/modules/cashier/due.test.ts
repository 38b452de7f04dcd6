import { expect, test } from 'vitest';
import { workOffDue } from './due.ts';

/** A list of what is due; work takes a number off it unless it is stuck. */
function dueList(count: number, isStuck: (id: string) => boolean = () => false) {
  const due = Array.from({ length: count }, (_, n) => String(n));
  const worked: string[] = [];
  return {
    worked,
    list: async (limit: number, without: readonly string[]) =>
      due.filter((id) => !without.includes(id)).slice(0, limit),
    work: async (id: string) => {
      worked.push(id);
      if (!isStuck(id)) due.splice(due.indexOf(id), 1);
    },
  };
}

test('everything that is due is worked off in one run, in its order', async () => {
  const { list, work, worked } = dueList(450);
  await workOffDue(list, work);
  expect(worked).toEqual(Array.from({ length: 450 }, (_, n) => String(n)));
});

test('what stays due is worked at once in a run, and keeps nobody behind it waiting', async () => {
  const { list, work, worked } = dueList(700, (id) => Number(id) < 450);
  await workOffDue(list, work);
  expect(worked).toHaveLength(700);
  expect(new Set(worked).size).toBe(700);
});

test('a run that is told to end begins nothing more', async () => {
  const { list, work, worked } = dueList(450);
  const stop = new AbortController();
  await workOffDue(
    list,
    async (id) => {
      await work(id);
      if (worked.length >= 7) stop.abort();
    },
    stop.signal,
  );
  expect(worked.length).toBeLessThan(20);
});
