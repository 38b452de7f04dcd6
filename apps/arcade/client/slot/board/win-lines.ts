/** Lines over the board. */
import { svg } from '../../kit/dom.ts';
import type { Rules, Win } from '../model.ts';

const cell = 100;
const centre = (index: number) => index * cell + cell / 2;

export function createWinLines({ facts, config }: Rules) {
  const lines = config.parts.lines ?? [];
  const rows = Math.max(...facts.rows);
  const element = svg('svg', {
    class: 'win-lines',
    viewBox: `0 0 ${facts.rows.length * cell} ${rows * cell}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });

  function draw({ line = 0, count }: Win): SVGElement {
    const path = lines[line] ?? [];
    const points = (part: readonly number[]) => part.map((row, reel) => `${centre(reel)},${centre(row)}`).join(' ');
    const winning = points(path.slice(0, count));
    return svg(
      'g',
      {},
      svg('polyline', { class: 'line-rest', points: points(path) }),
      svg('polyline', { class: 'line-glow', points: winning }),
      svg('polyline', { class: 'line-core', points: winning }),
    );
  }

  return {
    element,
    show: (wins: readonly Win[]) => element.replaceChildren(...wins.filter(({ kind }) => kind === 'line').map(draw)),
  };
}
