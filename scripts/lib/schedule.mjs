/**
 * Runs tasks side by side: each starts as soon as those it comes after are done and its processors are free. Where several
 * could start, the first of the list does.
 *
 * @template {{ name: string, cores?: number, after?: readonly string[], behind?: readonly string[] }} Task
 * @template Result
 * @param {readonly Task[]} tasks one of 0 processors runs beside any other; `after` names tasks that have to succeed
 * first, `behind` those that only have to be over; names that are not in the list are ignored
 * @param {object} options
 * @param {number} options.cores processors in all; a task that wants more gets all of them
 * @param {(task: Task) => Promise<Result>} options.start
 * @param {(result: Result) => boolean} options.hasFailed
 * @param {(task: Task, cause: Task) => Result} options.skip the result of a task that comes after a failed one
 * @returns {Promise<Result[]>} in the order of the tasks
 */
export async function schedule(tasks, { cores, start, hasFailed, skip }) {
  const results = new Map();
  const running = new Map();
  let waiting = [...tasks];
  let free = cores;
  const wants = (task) => Math.min(task.cores ?? 1, cores);
  const before = (task) => tasks.filter(({ name }) => task.after?.includes(name));
  const ahead = (task) => tasks.filter(({ name }) => task.behind?.includes(name));

  /** @returns whether any task was skipped: others may come after it */
  const skipReady = () => {
    for (const task of waiting) {
      const cause = before(task).find((other) => results.has(other) && hasFailed(results.get(other)));
      if (cause) results.set(task, skip(task, cause));
    }
    const rest = waiting.filter((task) => !results.has(task));
    const hasSkipped = rest.length < waiting.length;
    waiting = rest;
    return hasSkipped;
  };
  const startReady = () => {
    for (const task of waiting) {
      if (wants(task) > free || ![...before(task), ...ahead(task)].every((other) => results.has(other))) continue;
      free -= wants(task);
      const end = start(task).then((result) => {
        results.set(task, result);
        running.delete(task);
        free += wants(task);
      });
      running.set(task, end);
    }
    waiting = waiting.filter((task) => !running.has(task));
  };

  while (results.size < tasks.length) {
    if (skipReady()) continue;
    startReady();
    if (running.size === 0)
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    await Promise.race(running.values());
  }
  return tasks.map((task) => results.get(task));
}
