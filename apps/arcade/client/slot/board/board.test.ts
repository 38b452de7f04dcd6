// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { houseGames as games } from '../../../server/games.ts';
import { stepsToShow, winCells } from '../../../shared/slot/seen.ts';
import { headings } from '../dialogs/paytable.ts';
import type { Rules, Step } from '../model.ts';
import { openedFreeSpins } from '../stage.ts';
import { roundWith, rulesOf } from '../test/played.ts';
import { tenseReels } from './anticipation.ts';
import { createBoard } from './board.ts';
import { createWheel, sharesOf } from './wheel.ts';
import { vanishing } from './wins.ts';

// it reads the sources of the drawings, which have no address in a document
vi.mock('@mekong/art/version', () => ({ artVersion: () => 'v1' }));
const wait = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../../kit/motion.ts', async (original) => ({
  ...(await original<typeof import('../../kit/motion.ts')>()),
  wait,
  prefersStillness: () => true,
  animate: () => Promise.resolve(),
}));

const has = (kind: Step['kind']) => (steps: readonly Step[]) => steps.some((step) => step.kind === kind);

/** What a board shows, by the pictures in it. */
const seen = (board: HTMLElement) =>
  [...board.querySelectorAll('.cells')].map((reel) =>
    [...reel.querySelectorAll('img')].map((picture) => picture.src.split('/').at(-1)),
  );
const shownBy = (rules: Rules, step: Step) => {
  const board = createBoard(rules);
  board.show(step);
  return seen(board.element);
};

beforeAll(() => {
  const still = { finished: Promise.resolve(), cancel: () => undefined };
  Element.prototype.animate = () => still as unknown as Animation;
});
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('a board', () => {
  test.each([...games.keys()])('of %s shows as many reels and rows as it has, before the first round too', (id) => {
    const rules = rulesOf(id);
    const { element } = createBoard(rules);
    expect(seen(element).map(({ length }) => length)).toEqual(rules.facts.rows);
    expect(element.getAttribute('aria-label')).toMatch(/^Row 1: /);
  });

  test.each([
    ['lotus-fortune', 'free'],
    ['palm-leaf-book', 'free'],
    ['masked-dancers', 'free'],
    ['rising-tide', 'free'],
    ['lotus-pond', 'spin'],
  ] as const)('of %s lands a %s spin on what the server has drawn', async (id, kind) => {
    const rules = rulesOf(id);
    const step = roundWith(id, has(kind)).steps.find((one) => one.kind === kind);
    if (!step) throw new Error('There is no such step.');
    const board = createBoard(rules);
    await board.start(kind).land(step);
    expect(seen(board.element)).toEqual(shownBy(rules, step));
    expect(board.standing().board).toEqual(step.board);
  });

  test.each([
    ['lotus-pond', 'cascade'],
    ['pearl-cascade', 'cascade'],
    ['lucky-sampan', 'nudge'],
    ['moonlit-coins', 'respin'],
  ] as const)('of %s comes to the board of each %s', async (id, kind) => {
    const rules = rulesOf(id);
    const { steps } = roundWith(id, has(kind));
    const board = createBoard(rules);
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (step.kind === 'cascade' && before) await board.cascade(before, step);
      else if (step.kind === 'nudge') await board.nudge(step);
      else if (step.kind === 'respin') await board.respin(step);
      else board.show(step);
      expect(seen(board.element)).toEqual(shownBy(rules, step));
    }
  });

  test('lets coins stand a while before the other places spin again, without movement too', async () => {
    const { steps } = roundWith('moonlit-coins', has('respin'));
    const [paid, again] = steps;
    if (!paid || !again) throw new Error('There are no coins.');
    const board = createBoard(rulesOf('moonlit-coins'));
    board.show(paid);
    wait.mockClear();
    const turning = board.respin(again);
    expect(wait).toHaveBeenCalledExactlyOnceWith(700);
    expect(seen(board.element)).toEqual(shownBy(rulesOf('moonlit-coins'), paid));
    await turning;
  });

  test('lets vanish what the next board does not have any more, and nothing else', () => {
    const rules = rulesOf('lotus-pond');
    const { steps } = roundWith('lotus-pond', has('cascade'));
    const [before, after] = steps;
    if (!before || !after) throw new Error('There is no fall.');
    const gone = new Set(vanishing(before, rules).map(String));
    before.board.forEach((cells, reel) => {
      const stay = cells.filter((_, row) => !gone.has(String([reel, row])));
      expect(after.board[reel]?.slice(cells.length - stay.length)).toEqual(stay);
    });
  });

  test('fills the reels that show the symbol of the free spins', async () => {
    const rules = rulesOf('palm-leaf-book');
    const expanded = (step: Step) => step.wins.some(({ kind }) => kind === 'expanded');
    const step = roundWith('palm-leaf-book', (steps) => steps.some(expanded)).steps.find(expanded);
    if (!step) throw new Error('Nothing has expanded.');
    const board = createBoard(rules);
    board.show(step);
    await board.expand(step);
    const full = seen(board.element).filter((cells) => new Set(cells).size === 1);
    expect(full.length).toBeGreaterThanOrEqual(3);
  });

  test('lights the cells of its wins and dims the rest', () => {
    const rules = rulesOf('ways-of-the-river');
    const step = roundWith('ways-of-the-river', ([paid]) => (paid?.wins.length ?? 0) > 0).steps[0];
    if (!step) throw new Error('There is no win.');
    const board = createBoard(rules);
    board.show(step);
    board.highlight(step);
    const cells = new Set(step.wins.flatMap((win) => winCells(step, win, rules.config.parts)).map(String));
    expect(board.element.querySelectorAll('.wins')).toHaveLength(cells.size);
    expect(board.element.classList.contains('dimmed')).toBe(true);
    board.clear();
    expect(board.element.querySelectorAll('.wins')).toHaveLength(0);
  });
});

describe('a wheel', () => {
  test('stops on the segment that the server has drawn, each as wide as its weight', async () => {
    const rules = rulesOf('ox-cart-wheel');
    const step = roundWith('ox-cart-wheel', has('wheel')).steps.find(({ kind }) => kind === 'wheel');
    if (!step) throw new Error('There is no wheel.');
    const wheel = createWheel(rules);
    await wheel.turn(step);
    const hit = wheel.element.querySelector('.hit');
    const index = [...wheel.element.querySelectorAll('.segment')].indexOf(hit as Element);
    const segments = rules.config.parts.wheels?.[0] ?? [];
    const [value] = segments[index] ?? [];
    expect(value).toBe(step.units > 0 ? step.units / rules.facts.unitsPerStake : 'arrow');
    expect(wheel.element.hidden).toBe(false);
    expect(
      sharesOf([
        [5, 1],
        ['arrow', 3],
      ]),
    ).toEqual([
      [0, 0.25],
      [0.25, 1],
    ]);
  });
});

describe('anticipation', () => {
  const rules = rulesOf('royal-barge');
  const board = (...reels: readonly string[]) => ({ board: reels.map((cell) => ['L1', cell, 'L2']) });

  test('waits for each reel after the last but one scatter, whether it comes or not', () => {
    expect(tenseReels(board('S', 'S', 'L3', 'S', 'L4'), rules)).toEqual([false, false, true, true, true]);
    expect(tenseReels(board('S', 'S', 'L3', 'L4', 'L4'), rules)).toEqual([false, false, true, true, true]);
  });

  test('waits for nothing before that', () => {
    expect(tenseReels(board('S', 'L1', 'L3', 'L4', 'L4'), rules)).not.toContain(true);
    expect(tenseReels(board('SEV', 'SEV', 'BEL'), rulesOf('lucky-sampan'))).not.toContain(true);
  });
});

test('free spins are counted as they are opened: more of them are not told before they come', () => {
  const rules = rulesOf('ways-of-the-river');
  const { steps } = roundWith('ways-of-the-river', (all) => all.length > 11);
  expect(openedFreeSpins(steps, 0, rules)).toBe(10);
  expect(openedFreeSpins(steps, steps.length - 1, rules)).toBe(steps.length - 1);
});

test('a round is drawn by its paid spin and the steps that paid best, in their order', () => {
  const { steps } = roundWith('lotus-fortune', (all) => all.length > 10);
  const drawn = stepsToShow(steps);
  expect(drawn[0]).toBe(steps[0]);
  expect(drawn.length).toBeLessThanOrEqual(6);
  expect(drawn.map((step) => steps.indexOf(step))).toEqual(
    drawn.map((step) => steps.indexOf(step)).sort((a, b) => a - b),
  );
});

test('pays are headed by numbers of symbols, or by the classes of them', () => {
  expect(headings('H1', [1, 2, 3], rulesOf('royal-barge'))).toEqual(['3×', '4×', '5×']);
  expect(headings('H1', [1, 2, 3], rulesOf('pearl-cascade'))).toEqual(['8–9', '10–11', '12+']);
  expect(headings('twoCherries', [3], rulesOf('lucky-sampan'))).toEqual(['2×']);
});

test('what wins count stands over the frame of a theme', () => {
  const layerOf = (sheet: string, selector: string) => {
    const styles = readFileSync(join(import.meta.dirname, '../styles', sheet), 'utf8');
    return Number(/z-index: (\d+)/.exec(styles.slice(styles.indexOf(`${selector} {`)))?.[1]);
  };
  // the frame comes after it in the document
  expect(layerOf('board.css', '\n.multiplier')).toBeGreaterThan(layerOf('frame.css', '\n.themed .cabinet::after'));
});
