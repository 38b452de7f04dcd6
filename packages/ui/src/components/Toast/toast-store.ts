import type { ToastTone } from './Toast.variants.ts';

/** What a toast says. */
export interface ToastOptions {
  /** What happened, in one sentence. */
  readonly title: string;
  /** What follows from it. */
  readonly description?: string | undefined;
  /**
   * `negative` interrupts a screen reader; the others wait for a pause.
   * @default 'neutral'
   */
  readonly tone?: ToastTone | undefined;
  /** One thing to do about it. It must be possible elsewhere too: a toast goes. */
  readonly action?: ToastAction | undefined;
  /**
   * Milliseconds in sight; time stands still under the mouse, with focus in it, and while the window is not looked at.
   * @default 6000, and 12000 with an action or the tone `negative`
   */
  readonly duration?: number | undefined;
  /** Takes the place of the toast with the same id: progress of one thing. */
  readonly id?: string | undefined;
}

/** What can be done about a toast. */
export interface ToastAction {
  /** As an imperative: "Undo". */
  readonly label: string;
  /** Where it can be done later, for those who cannot reach it in time: "Undo in the betting record". */
  readonly alternative: string;
  readonly onSelect: () => void;
}

/** A toast in the queue. */
export interface QueuedToast extends Omit<ToastOptions, 'duration' | 'tone' | 'id'> {
  readonly id: string;
  readonly tone: ToastTone;
  readonly duration: number;
  /** Counts the texts shown under one id, so that a new one is announced and gets its full time. */
  readonly revision: number;
}

const brief = 6_000;
const lasting = 12_000;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message at the edge of the page, from anywhere: event handlers, the query cache, live events. The queue
 * lives outside of React; `ToastRegion` shows it.
 *
 * @returns Id to take it away with.
 */
export function toast({ id = `toast-${++lastId}`, tone = 'neutral', duration, ...texts }: ToastOptions): string {
  const before = queue.find((other) => other.id === id);
  const entry: QueuedToast = {
    ...texts,
    id,
    tone,
    duration: duration ?? (texts.action || tone === 'negative' ? lasting : brief),
    revision: (before?.revision ?? 0) + 1,
  };
  change(before ? queue.map((other) => (other.id === id ? entry : other)) : [...queue, entry]);
  return id;
}

/** Takes a toast away, shown or waiting; an id that is gone already is no error. */
export function dismissToast(id: string): void {
  change(queue.filter((entry) => entry.id !== id));
}

/** Takes all toasts away: on signing out. */
export function dismissAllToasts(): void {
  change([]);
}

/** The queue, oldest first; the same array until it changes. */
export const getToasts = (): readonly QueuedToast[] => queue;

/** Calls back after every change of the queue. Returns the way out. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
