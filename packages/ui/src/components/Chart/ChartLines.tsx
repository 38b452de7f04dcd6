import { cx } from '../../internal/cx.ts';
import * as css from './Chart.css.ts';
import type { ChartDrawing } from './ChartBars.tsx';
import { percentBelowTop } from './chart-scale.ts';

/** A line for each series; the second one is dashed. The square of 100 is stretched, the strokes are not. */
export function ChartLines({ series, scale, count, marked, isLastRunning }: ChartDrawing) {
  const room = 100 / count;
  const zero = percentBelowTop(0, scale);
  const pointAt = (value: number, index: number): string =>
    `${((index + 0.5) * room).toFixed(3)},${percentBelowTop(value, scale).toFixed(3)}`;
  return (
    <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <rect className={css.chosen} x={marked * room} y="0" width={room} height="100" />
      <line className={css.line} x1="0" x2="100" y1="0" y2="0" />
      <line className={css.line} x1="0" x2="100" y1={zero} y2={zero} />
      {series.map(({ key, values }, place) => {
        const points = values.map(pointAt);
        return (
          <g key={key} className={cx(css.stroke, place === 0 ? css.first : css.second, place > 0 && css.dashed)}>
            <polyline className={css.path} points={(isLastRunning ? points.slice(0, -1) : points).join(' ')} />
            {isLastRunning && <polyline className={cx(css.path, css.running)} points={points.slice(-2).join(' ')} />}
          </g>
        );
      })}
    </svg>
  );
}
