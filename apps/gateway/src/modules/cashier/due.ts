/** Numbers that are read at a time, and how many of them are worked at side by side. */
const READ_AT_ONCE = 200;
const LANES = 5;

/**
 * Works off everything that is due, those that wait longest first, each once in a run: what is due again at once, or cannot be
 * worked at, waits for the next run. Without that a day with more orders than one reading has would fall behind for ever.
 *
 * @param list numbers of what is due by now, at most as many as it is asked for, without those that stay due though they were
 *   worked at: an order of a provider that is no longer there would stand before all others for ever
 * @param work must not reject
 * @param signal ends the run after what is being worked at
 */
export async function workOffDue(
  list: (limit: number, without: readonly string[]) => Promise<readonly string[]>,
  work: (id: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const seen = new Set<string>();
  const stuck: string[] = [];
  for (;;) {
    const due = await list(READ_AT_ONCE, stuck);
    const left = due.filter((id) => !seen.has(id));
    stuck.push(...due.filter((id) => seen.has(id)));
    for (const id of left) seen.add(id);
    const lane = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined && !signal?.aborted; id = left.shift()) await work(id);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (due.length < READ_AT_ONCE || signal?.aborted) return;
  }
}
