// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closedMenuAttribute,
  earlyFrameAttribute,
  firstFrameAttribute,
  firstFrameScript,
  lateAttribute,
  menuButtonScript,
  menuId,
  pending,
  ssrAttribute,
} from './server-rendered.ts';

const root = document.documentElement;
const run = () => new Function(firstFrameScript)();
const pageIsThere = () => document.dispatchEvent(new Event('DOMContentLoaded'));
const waits = () => root.getAttribute(firstFrameAttribute);
const isEarly = () => root.hasAttribute(earlyFrameAttribute);
let frames: FrameRequestCallback[] = [];

/** The browser draws once. */
function frame(): void {
  const due = frames;
  frames = [];
  for (const callback of due) callback(0);
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  root.setAttribute(ssrAttribute, '');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  root.removeAttribute(ssrAttribute);
  root.removeAttribute(firstFrameAttribute);
  root.removeAttribute(earlyFrameAttribute);
});

test('what lies below the first part of a rendered page waits until the page is there and one frame was painted', () => {
  const shown: unknown[] = [];
  const look = (): void => {
    frame();
    shown.push([waits(), isEarly()]);
  };
  run();
  look();
  pageIsThere();
  for (let frames = 0; frames < 5; frames++) look();
  expect(shown).toEqual([
    ['head', true],
    ['head', true],
    ['head', false],
    ['body', true],
    ['body', false],
    [null, false],
  ]);
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
