/**
 * Does a thing when it is asked for, and then not again until the pause is over: what is asked for meanwhile is done once, at its
 * end, however often it was asked for.
 */
export function spaced(work: () => void, pauseMs: number): () => void {
  let isPausing = false;
  let isAsked = false;
  const ask = (): void => {
    isAsked = isPausing;
    if (isPausing) return;
    isPausing = true;
    work();
    setTimeout(() => {
      isPausing = false;
      if (isAsked) ask();
    }, pauseMs);
  };
  return ask;
}

/** Milliseconds between two questions about money that a game gives rise to: its rounds take longer. */
export const moneyPauseMs = 1_000;
