import * as css from './Sparkline.css.ts';
import type { SparklineTone } from './Sparkline.variants.ts';

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** The figures in their order, the newest last; fewer than two are no line. */
  readonly values: readonly number[];
  /**
   * `negative` when the figure beside it has fallen.
   * @default 'live'
   */
  readonly tone?: SparklineTone | undefined;
  /**
   * Whether the last value is still growing: the way to it is paler.
   * @default false
   */
  readonly isLastRunning?: boolean | undefined;
}

const width = 88;
const height = 20;
/** Half the stroke, so that no end is cut off. */
const inset = 1;

/**
 * How a figure went, in the height of a line: beside the figure, never alone. Where people compare values take a `Chart`.
 * It is only seen: say the change beside it, and show the values in a table.
 */
export function Sparkline({ values, tone = 'live', isLastRunning = false }: SparklineProps) {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const points = values.map((value, index) => {
    const x = inset + (index / (values.length - 1)) * (width - 2 * inset);
    const share = range === 0 ? 0.5 : (value - least) / range;
    return `${x.toFixed(1)},${(height - inset - share * (height - 2 * inset)).toFixed(1)}`;
  });
  return (
    <svg className={css.tone[tone]} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline points={(isLastRunning ? points.slice(0, -1) : points).join(' ')} />
      {isLastRunning && <polyline className={css.running} points={points.slice(-2).join(' ')} />}
    </svg>
  );
}
