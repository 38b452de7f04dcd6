/** How long after the first input, in milliseconds: nothing opens under the press itself. */
const afterInput = 1_000;
/** How long a page without any input is left alone, in milliseconds. */
const untilQuiet = 4_000;

/**
 * Runs something that can wait until the visitor has seen the page: a while after the first input, or when there was none,
 * when the browser is idle after some seconds.
 *
 * @returns calls it off
 */
export function whenQuiet(run: () => void): () => void {
  const signs = new AbortController();
  let timer = 0;
  const soon = (): void => {
    // called off meanwhile, or a sign came before the browser was idle
    if (signs.signal.aborted) return;
    signs.abort();
    clearTimeout(timer);
    timer = window.setTimeout(run, afterInput);
  };
  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, soon, { signal: signs.signal, passive: true });
  timer = window.setTimeout(() => (window.requestIdleCallback ?? setTimeout)(soon), untilQuiet);
  return () => {
    signs.abort();
    clearTimeout(timer);
  };
}
