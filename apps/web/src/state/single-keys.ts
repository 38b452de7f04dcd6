import { useSyncExternalStore } from 'react';

/** Local storage: `off` when the visitor does not want single characters to be shortcuts. */
const key = 'mekong.singleKeys';

const listeners = new Set<() => void>();
/** The choice where the browser keeps nothing. */
let kept: boolean | undefined;

/** Whether single characters are shortcuts (WCAG 2.1.4). They are until the visitor says otherwise. */
export function areSingleKeysOn(): boolean {
  try {
    return kept ?? localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Switches single characters on or off, in this browser. */
export function setSingleKeys(areOn: boolean): void {
  kept = areOn;
  try {
    if (areOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // it holds until the page is left
  }
  for (const listener of listeners) listener();
}

/** {@link areSingleKeysOn}, followed. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areSingleKeysOn,
    () => true,
  );
