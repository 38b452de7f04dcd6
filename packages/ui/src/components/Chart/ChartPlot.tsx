import { type PointerEvent, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Chart.css.ts';
import type { ChartProps } from './Chart.tsx';
import { ChartBars } from './ChartBars.tsx';
import { ChartLines } from './ChartLines.tsx';
import { chartScale } from './chart-scale.ts';

/** Labels at most, the inside of the narrowest chart, a letter below it and what parts two labels, in px. */
const [mostLabels, narrowest, letter, gap] = [8, 320, 6, 8];

/** How many labels have room below the narrowest chart: a whole date takes more of it than a day. */
function labelsThatFit(names: readonly string[]): number {
  const longest = Math.max(...names.map((name) => name.length));
  return Math.max(2, Math.min(mostLabels, Math.floor(narrowest / (longest * letter + gap))));
}

type ChartPlotProps = Omit<Required<ChartProps>, 'categoryLabel'>;

/**
 * The drawing with its axis. What a category is worth stands above it, for the one that is pointed at or chosen by keys: a
 * slider over the categories, so that every reader and every finger goes through them in the way it knows.
 */
export function ChartPlot({ label, categories, series, formatValue, variant, isLastRunning }: ChartPlotProps) {
  const [chosen, choose] = useState<number>();
  const last = categories.length - 1;
  const index = Math.min(chosen ?? last, last);
  const category = categories[index];
  if (!category) return null;
  const scale = chartScale(series.flatMap(({ values }) => values));
  const every = Math.ceil(categories.length / labelsThatFit(categories.map(({ label: name }) => name)));
  const values = series.map((one) => `${one.label} ${formatValue(one.values[index] ?? 0)}`);
  const drawing = { series, scale, count: categories.length, marked: index, isLastRunning };

  function point({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const place = Math.floor((isMirrored ? 1 - share : share) * categories.length);
    choose(Math.max(0, Math.min(last, place)));
  }

  return (
    <div className={css.plot}>
      {/* the slider says it when it is moved */}
      <div className={css.reading} aria-hidden>
        <b>{category.label}</b>
        {values.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </div>
      <div className={css.area} onPointerMove={point} onPointerDown={point}>
        <span className={css.top} aria-hidden>
          {formatValue(scale.max)}
        </span>
        <input
          className={css.slider}
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={label}
          aria-valuetext={[category.label, ...values].join(', ')}
          onChange={({ target }) => choose(Number(target.value))}
        />
        {variant === 'bar' ? <ChartBars {...drawing} /> : <ChartLines {...drawing} />}
      </div>
      <div className={css.axis} aria-hidden>
        {categories.map(({ key, label: name }, place) => (
          <span key={key} className={cx(css.tick, place === index && css.tickChosen)}>
            {place % every === 0 && name}
          </span>
        ))}
      </div>
    </div>
  );
}
