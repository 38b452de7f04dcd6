/** What keys do besides moving the focus and pressing what has it. */

export interface KeyedGame {
  /** A dialog is open: keys belong to it. */
  readonly isModal: () => boolean;
  readonly spin: () => void;
}

/**
 * Space and Enter spin, unless they belong to a control in focus. A key held down is one press.
 *
 * @param current the game, once it can be played
 */
export function listenToKeys(current: () => KeyedGame | undefined): void {
  document.addEventListener('keydown', (event) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented) return;
    const game = current();
    if (!game || game.isModal()) return;
    if (event.target instanceof Element && event.target.closest('button, input, a, dialog')) return;
    event.preventDefault();
    game.spin();
  });
  // a button held down by Enter would click again and again: that would be a spin after the other without a hand
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault();
    },
    { capture: true },
  );
}
