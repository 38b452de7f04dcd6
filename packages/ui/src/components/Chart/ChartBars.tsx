import { cx } from '../../internal/cx.ts';
import * as css from './Chart.css.ts';
import type { ChartSeries } from './Chart.tsx';
import { type ChartScale, percentBelowTop } from './chart-scale.ts';

/** What both kinds of drawing are made from. */
export interface ChartDrawing {
  readonly series: readonly ChartSeries[];
  readonly scale: ChartScale;
  /** Number of categories. */
  readonly count: number;
  /** Place of the category that is read. */
  readonly marked: number;
  readonly isLastRunning: boolean | undefined;
}

/** Share of a category that its bars fill. */
const filled = 0.72;
const percent = (value: number): string => `${value.toFixed(3)}%`;

/** Bars side by side in each category, from zero. Lengths are in percent, so that nothing is measured. */
export function ChartBars({ series, scale, count, marked, isLastRunning }: ChartDrawing) {
  const room = 100 / count;
  const width = (room * filled) / series.length;
  const zero = percentBelowTop(0, scale);
  return (
    <svg className={css.drawing} aria-hidden>
      <rect className={css.chosen} x={percent(marked * room)} y="0" width={percent(room)} height="100%" />
      <line className={css.line} x1="0" x2="100%" y1="0" y2="0" />
      <line className={css.line} x1="0" x2="100%" y1={percent(zero)} y2={percent(zero)} />
      {series.map(({ key, values }, place) => (
        <g key={key} className={place === 0 ? css.first : css.second}>
          {values.map((value, index) => {
            const end = percentBelowTop(value, scale);
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a value is told apart by its place alone
                key={index}
                className={cx(isLastRunning && index === count - 1 && css.running)}
                x={percent(index * room + (room * (1 - filled)) / 2 + place * width)}
                y={percent(Math.min(end, zero))}
                width={percent(width * 0.92)}
                height={percent(Math.abs(zero - end))}
                rx="2"
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}
