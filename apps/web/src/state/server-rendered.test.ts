// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyFrameAttribute, firstFrameAttribute, firstFrameScript, ssrAttribute } from './server-rendered.ts';

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
