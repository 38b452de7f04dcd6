// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The one observer of all images, and the way it tells what it sees. */
let observers: { options: IntersectionObserverInit | undefined; tell: (seen: [Element, boolean][]) => void }[] = [];

class Observer {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const tell = (seen: [Element, boolean][]): void =>
      callback(
        seen.map(([target, isIntersecting]) => ({ target, isIntersecting }) as IntersectionObserverEntry),
        this as object as IntersectionObserver,
      );
    observers.push({ options, tell });
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A page of images that wait, each with what it was told. */
async function page(count: number) {
  const { whenNear } = await import('./near-viewport.ts');
  return Array.from({ length: count }, () => {
    const element = document.createElement('img');
    const load = vi.fn();
    return { element, load, leave: whenNear(element, load) };
  });
}
const see = (...seen: [{ readonly element: Element }, boolean][]): void =>
  observers[0]?.tell(seen.map(([{ element }, isNear]) => [element, isNear]));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  observers = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('all images share one observer, which looks ahead by 30 % of the screen', async () => {
  await page(3);
  expect(observers.map(({ options }) => options)).toEqual([{ rootMargin: '30%' }]);
});

test('images begin in rounds, 200 ms apart at least', async () => {
  const [first, second, third] = await page(3);
  see([first!, true]);
  vi.advanceTimersByTime(0);
  expect(first!.load).toHaveBeenCalledOnce();
  see([second!, true]);
  vi.advanceTimersByTime(100);
  see([third!, true]);
  vi.advanceTimersByTime(99);
  expect(second!.load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(second!.load).toHaveBeenCalledOnce();
  expect(third!.load).toHaveBeenCalledOnce();
});

test('what a quick scroll has left behind before its round is not loaded, and can come near again', async () => {
  const [first, passed] = await page(2);
  see([first!, true]);
  vi.advanceTimersByTime(0);
  see([passed!, true]);
  see([passed!, false]);
  vi.advanceTimersByTime(1_000);
  expect(passed!.load).not.toHaveBeenCalled();
  see([passed!, true]);
  vi.advanceTimersByTime(0);
  expect(passed!.load).toHaveBeenCalledOnce();
});

test('an image that is taken away meanwhile is told nothing', async () => {
  const [gone] = await page(1);
  see([gone!, true]);
  gone!.leave();
  vi.runAllTimers();
  expect(gone!.load).not.toHaveBeenCalled();
});
