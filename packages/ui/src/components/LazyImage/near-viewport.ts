/** How far beyond each edge of the screen an image counts as near: the preload factor of 1.3. */
const margin = '30%';

/** Least time between two rounds of images that start to load, in milliseconds. */
const throttle = 200;

type Callback = () => void;

const waiting = new Map<Element, Callback>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastRound = Number.NEGATIVE_INFINITY;

function round(): void {
  timer = undefined;
  lastRound = performance.now();
  for (const element of near) {
    const callback = waiting.get(element);
    forget(element);
    callback?.();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

/** What has left again before its round is not loaded: a quick scroll past hundreds of covers costs nothing. */
function note(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) near.add(target);
    else near.delete(target);
  if (near.size === 0 || timer !== undefined) return;
  timer = setTimeout(round, Math.max(0, throttle - (performance.now() - lastRound)));
}

/**
 * Calls back once when the element is on the screen or near it. All images share one observer.
 *
 * @returns stops waiting.
 */
export function whenNear(element: Element, callback: Callback): () => void {
  observer ??= new IntersectionObserver(note, { rootMargin: margin });
  waiting.set(element, callback);
  observer.observe(element);
  return () => forget(element);
}
