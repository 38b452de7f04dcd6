const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Heads the table that {@link measure} prints. */
export function head(): void {
  console.log(`${''.padEnd(52)}${['p50', 'p95', 'max'].map((word) => word.padStart(8)).join('')}`);
}

/** Prints how many milliseconds something took: the middle, 95 of 100, the longest. */
export function report(name: string, times: readonly number[]): void {
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => at(times, share).toFixed(1).padStart(8));
  console.log(`${name.padEnd(52)}${p50}${p95}${most}`);
}

/** Does something. @returns how many milliseconds it took */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Does something again and again, and prints how long it took. */
export async function measure(name: string, rounds: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) times.push(await time(() => work(n)));
  report(name, times);
}
