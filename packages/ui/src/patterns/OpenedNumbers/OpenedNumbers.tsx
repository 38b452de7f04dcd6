import type { ReactNode } from 'react';
import * as css from './OpenedNumbers.css.ts';
import type { OpenedNumbersTone } from './OpenedNumbers.variants.ts';

/** Props of {@link OpenedNumbers}. */
export interface OpenedNumbersProps {
  /** What it holds. */
  readonly children: ReactNode;
  /**
   * How loud it is.
   * @default 'neutral'
   */
  readonly tone?: OpenedNumbersTone | undefined;
}

/** Says in one sentence what it is for, and what to take instead where it does not fit. */
export function OpenedNumbers({ children, tone = 'neutral' }: OpenedNumbersProps) {
  return <div className={css.tone[tone]}>{children}</div>;
}
