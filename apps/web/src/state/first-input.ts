import { hasEarlyPress } from './server-rendered.ts';

/** Events that tell that somebody is about to use the page. */
const inputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel', 'click'] as const;

/**
 * Resolves with the next input: a pointer that moves, a key, a scrolled page, a focus. Server-rendered content needs
 * no script before.
 *
 * @param target what the inputs are listened for on
 */
export const nextInput = (target: Pick<EventTarget, 'addEventListener'> = window): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const hear = (): void => {
      heard.abort();
      resolve();
    };
    for (const input of inputs)
      target.addEventListener(input, hear, { capture: true, passive: true, signal: heard.signal });
  });

let begin: () => void;
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});
let isListening = false;

/** Hydrates all late parts without an input: the page of a member differs from what the server rendered for visitors. */
export const hydrateNow = (): void => begin();

/** Resolves with the first input on this page, an earlier press or scroll among them, or with {@link hydrateNow}. */
export function firstInput(): Promise<void> {
  // a page that was loaded anew further down, by a browser that has scrolled it before anybody listened
  if (hasEarlyPress() || window.scrollY > 0) hydrateNow();
  if (!isListening) void nextInput().then(hydrateNow);
  isListening = true;
  return begun;
}
