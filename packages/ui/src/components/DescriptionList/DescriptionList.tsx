import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

/** One pair of {@link DescriptionList}. */
export interface Description {
  /** Its name, unique in the list. */
  readonly key: string;
  /** What it is: "Stake". */
  readonly label: string;
  /** A `Money`, a `DateTime`, a text; of somebody else's words a `bdi`. */
  readonly value: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** The pairs in their order. */
  readonly items: readonly Description[];
  /** What it describes, for screen readers, where no heading above says so. */
  readonly label?: string | undefined;
}

/** What is known of one thing: names at the start of the line, values at its end. Without room the value stands below. */
export function DescriptionList({ items, label }: DescriptionListProps) {
  return (
    <dl className={css.root} aria-label={label}>
      {items.map(({ key, label: name, value }) => (
        <div key={key} className={css.pair}>
          <dt className={css.term}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
