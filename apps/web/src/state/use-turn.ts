import { useEffect, useState } from 'react';

/** Windows that have to be dealt with first, whoever has opened them. */
const windows = '[aria-modal=true], [role=alertdialog]';

/**
 * Whether a window that nobody has asked for may open. It waits until no other one is open, also one that no address names:
 * over a form that is being filled it would take the keyboard, and the first Escape would close whichever came last. Once it
 * has its turn, it keeps it until it is no longer wanted.
 *
 * @param isWanted there is something to show, and nothing else that is known of comes first
 */
export function useTurn(isWanted: boolean): boolean {
  const [hasTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const take = (): void => {
      if (document.querySelector(windows)) return;
      watch.disconnect();
      setTurn(true);
    };
    // windows are children of the body, added when they open and taken away when they have closed
    const watch = new MutationObserver(take);
    watch.observe(document.body, { childList: true });
    take();
    return () => {
      watch.disconnect();
      setTurn(false);
    };
  }, [isWanted]);
  return isWanted && hasTurn;
}
