import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { rowCount, type SymbolId } from '../../../shared/slot/board.ts';
import { el, onLanguage } from '../../kit/dom.ts';
import { prefersStillness, wait } from '../../kit/motion.ts';
import type { Rules, Spin } from '../model.ts';
import { names, pictures } from '../symbols.ts';
import { onRing, positionAt, stopMs } from './spin-motion.ts';
import { createWinLines } from './win-lines.ts';

const rows = Array.from({ length: rowCount }, (_, row) => row);
/** Milliseconds between the stops of two neighbouring reels. */
const stagger = 170;
const fadeMs = 220;

/** A spin on its way: it goes on until it is told where to land. */
export interface Spinning {
  /** Lands on the stops, not before the minimum time has passed; resolves when the last reel stops. */
  readonly land: (stops: readonly number[]) => Promise<void>;
}

function createReel(strip: readonly SymbolId[]) {
  const cells = [...strip, ...strip.slice(0, rows.length)].map((symbol) =>
    el(
      'div',
      { class: 'cell' },
      el('img', { src: pictures[symbol], alt: '', width: 128, height: 128, draggable: 'false' }),
    ),
  );
  const ribbon = el('div', { class: 'ribbon' }, ...cells);
  return {
    element: el('div', { class: 'reel' }, ribbon),
    ribbon,
    cells,
    strip,
    place: (position: number) => {
      const share = onRing(position, strip.length) / cells.length;
      ribbon.style.transform = `translate3d(0, ${-100 * share}%, 0)`;
    },
  };
}

/** The five reels, their movement and the marks of what they pay. */
export function createReels(rules: Rules) {
  const reels = rules.strips.map(createReel);
  const winLines = createWinLines(rules.lines);
  const board = el('div', { class: 'reels', role: 'img' }, ...reels.map((reel) => reel.element), winLines.element);
  let stops: readonly number[] = reels.map(() => 0);

  const symbolAt = (reel: number, row: number) => {
    const strip = rules.strips[reel] ?? [];
    return strip[((stops[reel] ?? 0) + row) % strip.length] ?? 'lotus';
  };
  const describe = () => {
    const row = (at: number) => reels.map((_, reel) => i18n._(names[symbolAt(reel, at)])).join(', ');
    const [top, middle, bottom] = [row(0), row(1), row(2)];
    board.setAttribute('aria-label', t`Reels. Top row: ${top}. Middle row: ${middle}. Bottom row: ${bottom}.`);
  };
  onLanguage(describe);

  function show(next: readonly number[]): void {
    stops = next;
    reels.forEach((reel, index) => {
      reel.place(next[index] ?? 0);
    });
    describe();
  }

  function clear(): void {
    winLines.clear();
    board.classList.remove('dimmed');
    for (const reel of reels) for (const cell of reel.cells) cell.classList.remove('wins');
  }

  /** Lights the winning symbols and draws their lines. */
  function highlight(spin: Spin): void {
    clear();
    const mark = (reel: number, row: number) => reels[reel]?.cells[(stops[reel] ?? 0) + row]?.classList.add('wins');
    const lit = winLines.show(spin, (wins) => {
      for (const reel of reels) for (const cell of reel.cells) cell.classList.remove('wins');
      for (const win of wins) {
        const line = rules.lines[win.line] ?? [];
        line.slice(0, win.count).forEach((row, reel) => {
          mark(reel, row);
        });
      }
      if (spin.scatterWin && wins.length === spin.lineWins.length)
        reels.forEach((_, reel) => {
          for (const row of rows) if (symbolAt(reel, row) === 'lantern') mark(reel, row);
        });
    });
    board.classList.toggle('dimmed', lit);
  }

  /** Starts to spin; whatever was marked is gone. */
  function start(): Spinning {
    clear();
    return prefersStillness() ? fade() : roll();
  }

  function roll(): Spinning {
    const from = stops;
    const began = performance.now();
    const stoppedAt: number[] = [];
    let to: readonly number[] = from;
    let frame = 0;
    let stopped: (() => void) | undefined;
    const draw = () => {
      const ms = performance.now() - began;
      reels.forEach((reel, index) => {
        reel.place(positionAt(ms, from[index] ?? 0, to[index] ?? 0, stoppedAt[index]));
      });
      const last = stoppedAt.at(-1);
      if (last !== undefined && ms >= last + stopMs) stopped?.();
      else frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    board.classList.add('rolling');
    return {
      land: (target) =>
        new Promise((done) => {
          to = target;
          const spread = stagger * (reels.length - 1);
          const first = Math.max(performance.now() - began, rules.minimumSpinMs - stopMs - spread);
          reels.forEach((_, index) => {
            stoppedAt[index] = first + stagger * index;
          });
          stopped = () => {
            cancelAnimationFrame(frame);
            board.classList.remove('rolling');
            show(target);
            done();
          };
        }),
    };
  }

  /** For players who want less movement: the old symbols fade away, the new ones fade in. */
  function fade(): Spinning {
    const began = performance.now();
    const change = (element: Element, opacity: readonly number[], delay = 0) =>
      element.animate({ opacity: [...opacity] }, { duration: fadeMs, delay, fill: 'both', easing: 'ease-out' });
    for (const reel of reels) change(reel.ribbon, [1, 0.08]);
    return {
      land: async (target) => {
        await wait(rules.minimumSpinMs - 2 * fadeMs - (performance.now() - began));
        await wait(fadeMs - (performance.now() - began));
        show(target);
        await Promise.all(reels.map((reel, index) => change(reel.ribbon, [0.08, 1], index * 40).finished));
        for (const reel of reels) for (const animation of reel.ribbon.getAnimations()) animation.cancel();
      },
    };
  }

  show(stops);
  return { element: board, show, start, highlight, clear, stops: () => stops };
}

export type Reels = ReturnType<typeof createReels>;
