// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPlace, storageKey } from './find-place.ts';

/** A page of a screen of 800 px whose content has this height. */
const page = { content: 0, top: 0 };
const main = () => document.getElementById('content') as HTMLElement;
const room = () => Number.parseInt(main().style.marginBlockEnd || '0', 10);
const height = () => page.content + room();
let entry = 0;

/** The tab was left so far down at the entry of the history that is shown now. */
function leave(top: number): void {
  entry += 1;
  history.replaceState({ __TSR_key: `entry-${entry}` }, '');
  sessionStorage.setItem(storageKey, JSON.stringify({ [`entry-${entry}`]: { window: { scrollX: 0, scrollY: top } } }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="content"></main>';
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(height);
  vi.stubGlobal('innerHeight', 800);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => Math.min(page.top, height() - 800) });
  vi.stubGlobal('scrollTo', ({ top }: { readonly top: number }) => {
    page.top = Math.min(top, height() - 800);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a place in a part that is still to come is kept by room below the content until that is there', () => {
  Object.assign(page, { content: 1_500, top: 700 });
  leave(2_000);
  findPlace();
  expect(scrollY).toBe(2_000);
  expect(room()).toBe(1_300);
  page.content = 2_600;
  vi.advanceTimersByTime(200);
  expect(room()).toBe(200);
  expect(scrollY).toBe(2_000);
  page.content = 3_000;
  vi.advanceTimersByTime(200);
  expect(room()).toBe(0);
  expect(scrollY).toBe(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('who goes elsewhere meanwhile stays there, and the room that is not seen goes away', () => {
  Object.assign(page, { content: 1_500, top: 700 });
  leave(2_000);
  findPlace();
  dispatchEvent(new Event('wheel'));
  page.top = 900;
  vi.advanceTimersByTime(200);
  expect(scrollY).toBe(900);
  expect(room()).toBe(200);
});

test('the room goes away with the page, and after a while where the rest does not come', () => {
  Object.assign(page, { content: 1_500, top: 700 });
  leave(2_000);
  findPlace()();
  expect(room()).toBe(0);
  page.top = 700;
  leave(2_000);
  findPlace();
  vi.advanceTimersByTime(20_000);
  expect(room()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser that scrolls a little later is waited for', () => {
  Object.assign(page, { content: 1_500, top: 0 });
  leave(2_000);
  findPlace();
  vi.advanceTimersByTime(400);
  page.top = 600;
  vi.advanceTimersByTime(200);
  expect(scrollY).toBe(2_000);
});

test.each([
  ['a page that is high enough', { content: 3_000, top: 500 }, 2_000],
  ['a visitor who stays at the top', { content: 1_500, top: 0 }, 2_000],
  ['a page that was left at its top', { content: 1_500, top: 0 }, 0],
])('%s is left alone', (_, now, top) => {
  Object.assign(page, now);
  leave(top);
  findPlace();
  vi.advanceTimersByTime(3_000);
  expect(scrollY).toBe(now.top);
  expect(room()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('an entry of the history is looked up once: afterwards the router knows it better', () => {
  Object.assign(page, { content: 1_500, top: 700 });
  leave(2_000);
  findPlace()();
  page.top = 300;
  findPlace();
  expect(scrollY).toBe(300);
});

test('what cannot be read of the session is no place', () => {
  Object.assign(page, { content: 1_500, top: 700 });
  leave(2_000);
  sessionStorage.setItem(storageKey, 'nonsense');
  findPlace();
  expect(scrollY).toBe(700);
});
