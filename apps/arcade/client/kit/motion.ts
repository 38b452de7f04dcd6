/** Time and movement. */

/** Whether the player has asked for less movement; asked anew each time, it may change while the page is open. */
export const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));

/** Lets work wait at a gate that can be closed: nothing new starts while the site has paused the game. */
export function createGate() {
  let open = true;
  let waiting: (() => void)[] = [];
  return {
    isOpen: () => open,
    close: () => {
      open = false;
    },
    open: () => {
      open = true;
      for (const go of waiting) go();
      waiting = [];
    },
    pass: (): Promise<void> => (open ? Promise.resolve() : new Promise((go) => waiting.push(go))),
  };
}

export type Gate = ReturnType<typeof createGate>;

/** Moves an element and comes back when it stands; at once for players who want less movement. */
export async function animate(
  element: Element,
  frames: Keyframe[],
  options: { readonly duration: number; readonly delay?: number; readonly easing?: string },
): Promise<void> {
  if (prefersStillness()) return;
  // an animation that another one replaces has ended as well
  await element.animate(frames, { easing: 'ease-out', fill: 'backwards', ...options }).finished.catch(() => undefined);
}
