import { reelCount, rowCount } from '../../../shared/slot/board.ts';
import { svg } from '../../kit/dom.ts';
import { prefersStillness } from '../../kit/motion.ts';
import type { Spin } from '../model.ts';

type LineWin = Spin['lineWins'][number];

/** How long all lines are seen together, then each by itself. */
const togetherMs = 1600;
const singleMs = 1300;

const cell = 100;
const centre = (index: number) => index * cell + cell / 2;

/** Lines over the reels: all winning ones first, then one after the other until the next spin. */
export function createWinLines(lines: readonly (readonly number[])[]) {
  const element = svg('svg', {
    class: 'win-lines',
    viewBox: `0 0 ${reelCount * cell} ${rowCount * cell}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(win: LineWin): SVGElement {
    const rows = lines[win.line] ?? [];
    const points = (part: readonly number[]) => part.map((row, reel) => `${centre(reel)},${centre(row)}`).join(' ');
    const winning = points(rows.slice(0, win.count));
    return svg(
      'g',
      {},
      svg('polyline', { class: 'line-rest', points: points(rows) }),
      svg('polyline', { class: 'line-glow', points: winning }),
      svg('polyline', { class: 'line-core', points: winning }),
    );
  }

  function clear(): void {
    clearTimeout(timer);
    element.replaceChildren();
  }

  /**
   * Shows the lines of a spin.
   *
   * @param onStep called with the wins seen now, whenever they change
   * @returns whether there is anything to see
   */
  function show(spin: Spin, onStep: (wins: readonly LineWin[]) => void): boolean {
    clear();
    const { lineWins, scatterWin } = spin;
    if (lineWins.length === 0 && !scatterWin) return false;
    const step = (wins: readonly LineWin[]) => {
      element.replaceChildren(...wins.map(draw));
      onStep(wins);
    };
    step(lineWins);
    if (prefersStillness() || lineWins.length < 2) return true;
    let next = -1;
    const turn = () => {
      const win = lineWins[next];
      step(win ? [win] : lineWins);
      next = next + 1 >= lineWins.length ? -1 : next + 1;
      timer = setTimeout(turn, win ? singleMs : togetherMs);
    };
    next = 0;
    timer = setTimeout(turn, togetherMs);
    return true;
  }

  return { element, show, clear };
}
