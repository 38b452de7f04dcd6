// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closedMenuAttribute,
  faceHold,
  firstFrameAttribute,
  firstFrameScript,
  frames as frameNames,
  lateAttribute,
  menuButtonScript,
  menuId,
  pageHold,
  pending,
  ssrAttribute,
} from './server-rendered.ts';

const root = document.documentElement;
const run = () => new Function(firstFrameScript)();
const pageIsThere = () => document.dispatchEvent(new Event('DOMContentLoaded'));
const waits = () => root.getAttribute(firstFrameAttribute);
const faceIsThere = (face: Element) => face.dispatchEvent(new Event('load'));
let frames: FrameRequestCallback[] = [];

/** The browser draws once. */
function frame(): void {
  const due = frames;
  frames = [];
  for (const callback of due) callback(0);
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  root.setAttribute(ssrAttribute, '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  root.removeAttribute(ssrAttribute);
  root.removeAttribute(firstFrameAttribute);
  document.head.replaceChildren();
});

/** A page asks for a face. */
function face(): Element {
  const link = document.createElement('link');
  link.setAttribute('rel', 'preload');
  link.setAttribute('as', 'font');
  // jsdom has no property for it
  Object.assign(link, { as: 'font' });
  document.head.append(link);
  return link;
}

/** What waits, after each of so many frames. */
function look(count: number): (string | null)[] {
  return Array.from({ length: count }, () => {
    frame();
    return waits();
  });
}

const names = frameNames.split(' ');
/** What waits after each frame, from the one that shows the page on. */
const inOrder = names.map((_, place) => names.slice(place + 1).join(' ') || null);

test('the parts of a rendered page come one in a frame when all of it and its faces are there', () => {
  const latin = face();
  const riel = face();
  run();
  faceIsThere(latin);
  pageIsThere();
  expect(look(2)).toEqual([frameNames, frameNames]);
  faceIsThere(riel);
  expect(look(names.length)).toEqual(inOrder);
  expect(frames, 'nothing waits for another frame').toEqual([]);
});

test('a face that does not come keeps no page', () => {
  const latin = face();
  run();
  pageIsThere();
  latin.dispatchEvent(new Event('error'));
  expect(look(1)).toEqual([inOrder[0]]);
});

test('a page that is there waits for its faces no longer than it may', () => {
  face();
  run();
  pageIsThere();
  vi.advanceTimersByTime(faceHold - 1);
  expect(look(1)).toEqual([frameNames]);
  vi.advanceTimersByTime(1);
  expect(look(1)).toEqual([inOrder[0]]);
});

test('of a page that stops coming the first frame begins with what is there, and the others wait for it', () => {
  face();
  run();
  vi.advanceTimersByTime(pageHold - 1);
  expect(look(1)).toEqual([frameNames]);
  vi.advanceTimersByTime(1);
  expect(look(2)).toEqual([inOrder[0], inOrder[0]]);
  pageIsThere();
  expect(look(names.length - 1)).toEqual(inOrder.slice(1));
});

test('the page that came in the very frame of the first part does not hurry the others', () => {
  face();
  run();
  vi.advanceTimersByTime(pageHold);
  pageIsThere();
  expect(look(names.length)).toEqual(inOrder);
});

test('nothing waits on a page that no server rendered', () => {
  root.removeAttribute(ssrAttribute);
  run();
  expect(waits()).toBeNull();
});

test('nothing waits in a tab that is not in sight, which gets no frames', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  expect(waits()).toBeNull();
});

/** A rendered page on a screen with room for the column of the side menu or without; returns its button, and what changes the screen. */
function menuPage(hasColumn: boolean) {
  const screen = Object.assign(new EventTarget(), { matches: hasColumn });
  vi.stubGlobal('matchMedia', () => screen);
  document.body.innerHTML = `<div ${lateAttribute}="${pending}"><button aria-expanded="true" aria-controls="${menuId}"></button></div>`;
  const button = document.querySelector('button') as HTMLButtonElement;
  new Function(menuButtonScript)();
  pageIsThere();
  return {
    says: () => [button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')],
    turn: (isWide: boolean) => {
      screen.matches = isWide;
      screen.dispatchEvent(new Event('change'));
    },
    hydrate: () => button.parentElement?.setAttribute(lateAttribute, ''),
  };
}

test('the button of the side menu of a rendered page says that no menu is there on a phone, and that it is open beside its column', () => {
  const phone = menuPage(false);
  expect(phone.says()).toEqual(['false', null]);
  phone.turn(true);
  expect(phone.says()).toEqual(['true', menuId]);
  const desktop = menuPage(true);
  expect(desktop.says()).toEqual(['true', menuId]);
  desktop.turn(false);
  expect(desktop.says()).toEqual(['false', null]);
});

test('a column that was closed before React listened stays closed to the button when the screen is turned', () => {
  const tablet = menuPage(false);
  root.setAttribute(closedMenuAttribute, '');
  tablet.turn(true);
  root.removeAttribute(closedMenuAttribute);
  expect(tablet.says()).toEqual(['false', menuId]);
});

test('the script leaves the button of the side menu alone once React has hydrated it', () => {
  const page = menuPage(true);
  page.hydrate();
  page.turn(false);
  expect(page.says()).toEqual(['true', menuId]);
});
