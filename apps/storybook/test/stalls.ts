import type { Reporter, TestCase } from 'vitest/node';

/** Milliseconds without a test that ends, after which those that run are named. */
const STALL_MS = 90_000;

/** Names what runs when nothing has ended for a while: of a browser that stops answering, nothing else tells where. */
export class Stalls implements Reporter {
  readonly #running = new Set<TestCase>();
  readonly #timer = setInterval(() => {
    const names = [...this.#running].map(({ fullName }) => fullName);
    console.log(`Nothing has ended for ${STALL_MS / 1000} s. Running: ${names.join('; ') || 'no test'}`);
  }, STALL_MS).unref();

  onTestCaseReady(test: TestCase): void {
    this.#running.add(test);
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test);
    this.#timer.refresh();
  }
}
