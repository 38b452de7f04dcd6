// @vitest-environment jsdom
/** A player who looks away in the middle of a round, or turns the device: the round goes on, and is paid once. */
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from './model.ts';
import { openGame } from './test/open-game.ts';
import { roundWith } from './test/played.ts';

// it reads the sources of the drawings, which have no address in a document
vi.mock('@mekong/art/version', () => ({ artVersion: () => 'v1' }));
vi.mock('../kit/live/live-state.ts', () => ({ followPlayer: () => ({ isOpen: () => false }) }));

/** Movements of a page that nobody sees: they end when it is seen again. */
let pending: (() => void)[] = [];
let isHidden = false;
let moved: Keyframe[][] = [];

/** What the page asks of the screen, and how it hears that it was turned. */
let isUpright = true;
let turns: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  [pending, isHidden, moved, isUpright, turns] = [[], false, [], true, []];
  window.matchMedia = (query) =>
    ({
      get matches() {
        return query.includes('portrait') && isUpright;
      },
      addEventListener: (_: string, turn: () => void) => turns.push(turn),
    }) as unknown as MediaQueryList;
  HTMLElement.prototype.hidePopover = () => undefined;
  Element.prototype.animate = (frames: Keyframe[] | PropertyIndexedKeyframes | null) => {
    if (Array.isArray(frames)) moved.push(frames);
    const finished = isHidden ? new Promise<void>((end) => pending.push(end)) : Promise.resolve();
    return { finished, cancel: () => undefined } as unknown as Animation;
  };
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const fallsOf = (steps: readonly Step[]) => steps.filter(({ kind }) => kind === 'cascade').length;
const isFall = (frames: Keyframe[]) => frames.some(({ transform }) => String(transform).includes('scale(1.25)'));
/** Pictures of the board as it stands. */
const board = () => [...document.querySelectorAll<HTMLImageElement>('.reels .cells img')].map(({ src }) => src);
const payouts = (sent: ReturnType<typeof openGame>['sent']) =>
  sent.flatMap((message) => (message.type === 'round-end' ? [message.payout] : []));

test('symbols that fall on a page that nobody sees go on falling when it is seen again, and the win is paid once', async () => {
  const round = roundWith('lotus-pond', (steps) => fallsOf(steps) >= 3);
  const { game, server, sent, spin } = openGame('lotus-pond', round);
  game.spin();
  while (!moved.some(isFall)) await vi.advanceTimersByTimeAsync(50);

  isHidden = true;
  // the first fall still ends, the second one is begun and stands
  await vi.advanceTimersByTimeAsync(600_000);
  const standing = board();
  expect(pending.length).toBeGreaterThan(0);
  expect(spin?.getAttribute('aria-disabled')).toBe('true');
  expect(payouts(sent)).toEqual([]);
  game.spin();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(board()).toEqual(standing);

  isHidden = false;
  for (const end of pending) end();
  await vi.runAllTimersAsync();
  expect(moved.filter(isFall).length).toBeGreaterThan(0);
  expect(board()).not.toEqual(standing);
  expect(payouts(sent)).toEqual([round.payout]);
  expect(server.spin).toHaveBeenCalledOnce();
  expect(server.seen).toHaveBeenCalledOnce();
  expect(spin?.getAttribute('aria-disabled')).toBe('false');
});

test('free spins go on where they were when the device is turned, and are paid once', async () => {
  const round = roundWith('royal-barge', (steps) => steps.filter(({ kind }) => kind === 'free').length >= 8);
  const { game, server, sent, spin } = openGame('royal-barge', round);
  const elements = [...document.querySelectorAll('.cabinet, .reels, .spin')];
  game.spin();
  while (!game.element.classList.contains('in-free-spins')) await vi.advanceTimersByTimeAsync(50);

  isUpright = false;
  for (const turn of turns) turn();
  window.dispatchEvent(new Event('resize'));
  await vi.advanceTimersByTimeAsync(50);
  expect(game.element.classList.contains('in-free-spins')).toBe(true);
  expect([...document.querySelectorAll('.cabinet, .reels, .spin')]).toEqual(elements);
  game.spin();

  await vi.runAllTimersAsync();
  expect(game.element.classList.contains('in-free-spins')).toBe(false);
  expect(payouts(sent)).toEqual([round.payout]);
  expect(server.spin).toHaveBeenCalledOnce();
  expect(server.seen).toHaveBeenCalledOnce();
  expect(spin?.getAttribute('aria-disabled')).toBe('false');
});
