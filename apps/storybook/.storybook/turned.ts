import { useSyncExternalStore } from 'react';
import type { StoryGlobals } from './globals.ts';

type Turned = Pick<StoryGlobals, 'direction' | 'locale'>;

let turned: Turned | undefined;
const listeners = new Set<() => void>();

/** Shows the mounted story in another direction than it was mounted in; `undefined` before the next one is mounted. */
export function turn(next: Turned | undefined): void {
  turned = next;
  // a story that is about to go need not be rendered again
  if (next) for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Language and direction that are shown in place of those of the toolbar, if any. */
export const useTurned = (): Turned | undefined => useSyncExternalStore(subscribe, () => turned);
