import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { Table } from '../Table/Table.tsx';
import * as css from './Chart.css.ts';
import type { ChartVariant } from './Chart.variants.ts';
import { ChartPlot } from './ChartPlot.tsx';

/** One place on the axis: an hour, a day, a name. */
export interface ChartCategory {
  /** Its name, unique in the chart. */
  readonly key: string;
  /** In few letters: it stands below the axis. */
  readonly label: string;
}

/** What is compared: one colour, with a value in each category. */
export interface ChartSeries {
  /** Its name, unique in the chart. */
  readonly key: string;
  /** For people: "Stakes". */
  readonly label: string;
  /** In the order of the categories. */
  readonly values: readonly number[];
}

/** Props of {@link Chart}. */
export interface ChartProps {
  /** What it shows, for screen readers: "Stakes and payouts, last 24 hours". A heading above says the same. */
  readonly label: string;
  /** What the categories are: "Hour". */
  readonly categoryLabel: string;
  /** What stands along the line, in its order: hours, days. */
  readonly categories: readonly ChartCategory[];
  /** One or two. */
  readonly series: readonly ChartSeries[];
  /** Writes a value in the form of the language, with its unit. */
  readonly formatValue: (value: number) => string;
  /**
   * Bars for sums of separate times or things, lines for how something goes on.
   * @default 'bar'
   */
  readonly variant?: ChartVariant | undefined;
  /**
   * Whether the last category is still running: it is paler, since it will grow.
   * @default false
   */
  readonly isLastRunning?: boolean | undefined;
}

/** Values over time or by kind, to be compared at a glance; the same values are there as a table. */
export function Chart({
  label,
  categoryLabel,
  categories,
  series,
  formatValue,
  variant = 'bar',
  isLastRunning = false,
}: ChartProps) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  const rows = categories.map((category, index) => ({ category, index }));
  return (
    <div className={css.root}>
      <div className={css.head}>
        <ul className={css.legend}>
          {series.map(({ key, label: name }, place) => (
            <li key={key} className={css.entry}>
              <span className={cx(css.mark, place === 0 ? css.first : css.second)} />
              {name}
            </li>
          ))}
        </ul>
        <Button size="sm" variant="ghost" onClick={() => setTable(!isTable)}>
          {isTable
            ? t({ message: 'As a chart', comment: 'Button: shows the values of a table as a chart' })
            : t({ message: 'As a table', comment: 'Button: shows the values of a chart as a table' })}
        </Button>
      </div>
      {isTable ? (
        <Table
          caption={label}
          density="compact"
          rows={rows}
          rowKey={({ category }) => category.key}
          columns={[
            {
              key: 'category',
              header: categoryLabel,
              priority: 'high' as const,
              cell: ({ category }: (typeof rows)[number]) => category.label,
            },
            ...series.map(({ key, label: header, values }) => ({
              key,
              header,
              align: 'end' as const,
              cell: ({ index }: (typeof rows)[number]) => formatValue(values[index] ?? 0),
            })),
          ]}
        />
      ) : (
        <ChartPlot {...{ label, categories, series, formatValue, variant, isLastRunning }} />
      )}
    </div>
  );
}
