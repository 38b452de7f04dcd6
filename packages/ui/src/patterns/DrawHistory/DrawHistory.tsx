import type { ReactNode } from 'react';
import * as css from './DrawHistory.css.ts';
import type { DrawHistoryTone } from './DrawHistory.variants.ts';

/** Props of {@link DrawHistory}. */
export interface DrawHistoryProps {
  /** What it holds. */
  readonly children: ReactNode;
  /**
   * How loud it is.
   * @default 'neutral'
   */
  readonly tone?: DrawHistoryTone | undefined;
}

/** Says in one sentence what it is for, and what to take instead where it does not fit. */
export function DrawHistory({ children, tone = 'neutral' }: DrawHistoryProps) {
  return <div className={css.tone[tone]}>{children}</div>;
}
