import type { ReactNode } from 'react';
import * as css from './__Name__.css.ts';
import type { __Name__Tone } from './__Name__.variants.ts';

/** Props of {@link __Name__}. */
export interface __Name__Props {
  /** What it holds. */
  readonly children: ReactNode;
  /**
   * How loud it is.
   * @default 'neutral'
   */
  readonly tone?: __Name__Tone | undefined;
}

/** Says in one sentence what it is for, and what to take instead where it does not fit. */
export function __Name__({ children, tone = 'neutral' }: __Name__Props) {
  return <div className={css.tone[tone]}>{children}</div>;
}
