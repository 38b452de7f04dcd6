import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './StatCards.css.ts';

/** One figure of {@link StatCards}. */
export interface StatCard {
  readonly key: string;
  /** What is measured: "Team turnover". */
  readonly label: string;
  /** The figure: a `Money`, a formatted number, a rate. */
  readonly value: ReactNode;
  /** What it means beside others: a change with its sign, a tier. Colour alone never says it. */
  readonly note?: ReactNode;
}

/** Props of {@link StatCards}. */
export interface StatCardsProps {
  /** The figures in their order; undefined while they are loading. */
  readonly stats: readonly StatCard[] | undefined;
  /**
   * How many skeletons stand in for the figures while they load.
   * @default 4
   */
  readonly expected?: number | undefined;
  /** What the figures are about, for screen readers: "This cycle". */
  readonly label: string;
}

/** Lines of three where lines of four would leave one alone: 3, 3 and 2, 3 and 3, 3 and 3 and 3. */
const lineOf = (count: number): keyof typeof css.line => (count % 3 === 0 || count % 4 === 1 ? 'three' : 'four');

/** Figures with their labels, as many in a line as fit without leaving one alone in the last line. */
export function StatCards({ stats, expected = 4, label }: StatCardsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of figures, and no set of form fields
    <div role="group" aria-label={label} aria-busy={!stats}>
      <dl className={cx(css.root, css.line[lineOf(stats?.length ?? expected)])}>
        {stats
          ? stats.map(({ key, label: name, value, note }, index) => (
              <div key={key} className={cx(css.card, index === 0 && css.first)}>
                <dt className={css.label}>{name}</dt>
                <dd className={css.value}>{value}</dd>
                {note !== undefined && <dd className={css.note}>{note}</dd>}
              </div>
            ))
          : Array.from({ length: expected }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to be told apart by
              <div key={index} className={cx(css.card, index === 0 && css.first)}>
                <dt>
                  <Skeleton width="half" />
                </dt>
                <dd className={css.value}>
                  <span className={css.pending}>
                    <Skeleton shape="fill" />
                  </span>
                </dd>
              </div>
            ))}
      </dl>
    </div>
  );
}
