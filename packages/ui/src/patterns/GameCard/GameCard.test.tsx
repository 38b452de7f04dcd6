// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGameCardDepth } from './useGameCardDepth.ts';

function Cards() {
  useGameCardDepth();
  return ['one', 'two'].map((name) => (
    <article key={name}>
      <div data-note="RTP 96%">
        <img alt={name} />
      </div>
      <a href="/game">{name}</a>
    </article>
  ));
}

const screen = { matches: true };
let cards: HTMLElement[];
const coverOf = (card: number) => cards[card]?.querySelector('img')?.style;

/** The pointer comes to a place of a card that is 100 px wide and 200 px high. */
function move(target: Element | null | undefined, place: object): void {
  const event = new Event('pointermove', { bubbles: true });
  target?.dispatchEvent(Object.assign(event, { pointerType: 'mouse', movementX: 1, movementY: 0, ...place }));
}

beforeEach(() => {
  screen.matches = true;
  vi.stubGlobal('matchMedia', () => screen);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 200));
  cards = [...render(<Cards />).container.querySelectorAll('article')];
});
afterEach(() => vi.unstubAllGlobals());

test('the cover under the pointer moves away from it, and goes back when the pointer goes on to another one or leaves', () => {
  move(cards[0]?.querySelector('a'), { clientX: 100, clientY: 0 });
  expect(coverOf(0)).toMatchObject({ scale: '1.08', translate: '-3% 3%' });
  move(cards[1], { clientX: 50, clientY: 100 });
  expect(coverOf(0)).toMatchObject({ scale: '', translate: '' });
  expect(coverOf(1)?.scale).toBe('1.08');
  document.documentElement.dispatchEvent(new Event('pointerleave'));
  expect(coverOf(1)?.scale).toBe('');
});

test.each([
  ['a list is scrolled under a mouse at rest', { movementX: 0 }],
  ['a finger moves', { pointerType: 'touch' }],
])('nothing moves while %s', (_, place) => {
  move(cards[0], { clientX: 10, clientY: 10, ...place });
  expect(coverOf(0)?.scale).toBe('');
});

test('nothing moves where less movement is asked for', () => {
  screen.matches = false;
  move(cards[0], { clientX: 10, clientY: 10 });
  expect(coverOf(0)?.scale).toBe('');
});
