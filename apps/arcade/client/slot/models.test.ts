// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from './game.ts';
import { listenToKeys } from './keys.ts';
import type { Round } from './model.ts';
import { slotName } from './slots.ts';
import { openGame } from './test/open-game.ts';
import { roundWith } from './test/played.ts';

// it reads the sources of the drawings, which have no address in a document
vi.mock('@mekong/art/version', () => ({ artVersion: () => 'v1' }));
vi.mock('../kit/live/live-state.ts', () => ({ followPlayer: () => ({ isOpen: () => false }) }));
vi.mock('../kit/motion.ts', async (original) => ({
  ...(await original<typeof import('../kit/motion.ts')>()),
  wait: () => Promise.resolve(),
}));

/** One slot of each of the twelve models, and of ways on more rows. */
const models = [
  ['royal-barge', 'lines'],
  ['lucky-sampan', 'classic reels with a nudge'],
  ['ways-of-the-river', '243 ways'],
  ['thousand-canals', '1,024 ways'],
  ['lotus-pond', 'clusters'],
  ['pearl-cascade', 'pays anywhere'],
  ['rising-tide', 'changing heights'],
  ['palm-leaf-book', 'an expanding symbol'],
  ['moonlit-coins', 'hold and spin'],
  ['amber-garden', 'sticky wilds'],
  ['masked-dancers', 'mystery symbols'],
  ['ox-cart-wheel', 'a wheel'],
  ['horse-of-the-stars', 'linked jackpots'],
] as const;

let current: Game | undefined;

/** A page with the game on it that plays this round; its own key spins. */
function open(id: string, round: Round) {
  const { game, ...page } = openGame(id, round);
  current = game;
  return page;
}

const press = (key: string, target: Element = document.body, repeat = false) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, repeat }));

beforeAll(() => {
  // a document without a screen has none of these
  window.matchMedia = (query) =>
    ({ matches: query.includes('reduced-motion'), addEventListener: () => undefined }) as unknown as MediaQueryList;
  HTMLElement.prototype.hidePopover = () => undefined;
  const still = { finished: Promise.resolve(), cancel: () => undefined };
  Element.prototype.animate = () => still as unknown as Animation;
  listenToKeys(() => current);
});
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  current = undefined;
});

describe.each(models)('%s, a slot of %s,', (id) => {
  test('is played by keyboard and tells a win in words, without movement where less is asked for', async () => {
    const won = roundWith(id, (steps, paid) => paid > 10_000_000n && steps.at(-1)?.kind !== 'wheel');
    const { server, spin, spoken } = open(id, won);
    press(' ');
    await vi.waitFor(() => expect(spin?.getAttribute('aria-disabled')).toBe('false'));
    expect(server.spin).toHaveBeenCalledOnce();
    const [best] = won.steps.flatMap(({ wins }) => wins).sort((one, other) => other.units - one.units);
    expect(spoken()).toMatch(/^(Win|Big win:|Mega win:) .*\d/);
    expect(spoken()).toContain(best?.kind === 'coins' ? 'coin' : best?.kind === 'wheel' ? 'Wheel' : `${best?.count} ×`);
    expect(document.querySelector('.reels')?.getAttribute('aria-label')).toMatch(/^Row 1: \w/);
    // the board fades out and in, and nothing travels
    expect(document.querySelectorAll('.rolling')).toHaveLength(0);
    expect(document.querySelector('.petals')?.children).toHaveLength(0);
  });

  test('tells that nothing was won, and a return below the stake without a word of winning', async () => {
    const lost = open(
      id,
      roundWith(id, (steps, paid) => paid === 0n && steps.length === 1),
    );
    press('Enter');
    await vi.waitFor(() => expect(lost.spoken().trim()).toBe('No win.'));
    const small = roundWith(id, (_, paid) => paid > 0n && paid < 10_000_000n);
    const returned = open(id, small);
    press('Enter');
    await vi.waitFor(() => expect(returned.spoken()).toMatch(/^Returned /));
    expect(returned.spoken()).not.toMatch(/\bwin\b/i);
  });
});

test('the main part has the name of the game, by which it is told from that of the page around the frame', () => {
  open(
    'royal-barge',
    roundWith('royal-barge', (_, paid) => paid === 0n),
  );
  const named = document.querySelector('main')?.getAttribute('aria-labelledby');
  expect(document.getElementById(named ?? '')?.textContent).toBe(slotName());
  expect(slotName()).not.toBe('');
});

describe('keys', () => {
  const still = () =>
    open(
      'royal-barge',
      roundWith('royal-barge', (_, paid) => paid === 0n),
    );

  test('held down are one press', () => {
    const { server } = still();
    press(' ', document.body, true);
    expect(server.spin).not.toHaveBeenCalled();
  });

  test('belong to the control that has the focus', () => {
    const { server } = still();
    press(' ', document.querySelector('.step') as Element);
    expect(server.spin).not.toHaveBeenCalled();
  });

  test('reach every control of the game in the order of the page', () => {
    still();
    const names = [...document.querySelectorAll<HTMLElement>('.controls button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    );
    expect(names).toEqual([
      'Lower the bet',
      'Bet៛1,000.00',
      'Raise the bet',
      'Spin',
      'Paytable',
      'Fair play',
      'Quick spin',
      'Sound off',
      'Rounds',
      'Settings',
    ]);
    expect(document.querySelectorAll('.controls [tabindex="-1"]')).toHaveLength(0);
  });
});
