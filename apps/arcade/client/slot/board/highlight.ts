/** Shows what a step pays: all wins together, then each by itself. */
import { type Place, winCells } from '../../../shared/slot/seen.ts';
import { prefersStillness } from '../../kit/motion.ts';
import type { Rules, Step, Win } from '../model.ts';
import { createWinLines } from './win-lines.ts';

/** How long all wins are seen together, then each by itself. */
const togetherMs = 900;
const singleMs = 600;
/** Wins that are shown one by one: more of them nobody follows. */
const mostSingles = 12;

export interface HighlightParts {
  readonly rules: Rules;
  readonly board: Element;
  readonly cellAt: (place: Place) => Element | undefined;
  readonly cells: () => Iterable<Element>;
}

export function createHighlight({ rules, board, cellAt, cells }: HighlightParts) {
  const lines = createWinLines(rules);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark(step: Step, wins: readonly Win[]): void {
    for (const cell of cells()) cell.classList.remove('wins');
    for (const win of wins)
      for (const place of winCells(step, win, rules.config.parts)) cellAt(place)?.classList.add('wins');
    lines.show(wins);
  }

  function clear(): void {
    clearTimeout(timer);
    board.classList.remove('dimmed');
    for (const cell of cells()) cell.classList.remove('wins');
    lines.show([]);
  }

  function all(step: Step): void {
    clear();
    board.classList.toggle('dimmed', step.wins.length > 0);
    mark(step, step.wins);
  }

  return {
    element: lines.element,
    clear,
    /** Lights all wins of a step. */
    all,
    /** Lights them one by one too, once; then all stay lit. */
    inTurn: (step: Step): void => {
      all(step);
      const singles = step.wins.slice(0, mostSingles);
      if (prefersStillness() || singles.length < 2) return;
      let next = 0;
      const turn = () => {
        const win = singles[next];
        mark(step, win ? [win] : step.wins);
        next += 1;
        if (win) timer = setTimeout(turn, singleMs);
      };
      timer = setTimeout(turn, togetherMs);
    },
  };
}
