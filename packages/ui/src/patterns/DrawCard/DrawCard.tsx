import type { ReactNode } from 'react';
import * as css from './DrawCard.css.ts';
import type { DrawCardTone } from './DrawCard.variants.ts';

/** Props of {@link DrawCard}. */
export interface DrawCardProps {
  /** What it holds. */
  readonly children: ReactNode;
  /**
   * How loud it is.
   * @default 'neutral'
   */
  readonly tone?: DrawCardTone | undefined;
}

/** Says in one sentence what it is for, and what to take instead where it does not fit. */
export function DrawCard({ children, tone = 'neutral' }: DrawCardProps) {
  return <div className={css.tone[tone]}>{children}</div>;
}
