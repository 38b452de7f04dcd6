import type { ReactNode } from 'react';
import * as css from './Split.css.ts';

/** Props of {@link Split}. */
export interface SplitProps {
  /** What matters more; first on small screens. */
  readonly children: ReactNode;
  /** What goes with it: a quarter of the line beside it, or below it on small screens. */
  readonly aside: ReactNode;
}

/** Main content with something beside it. */
export function Split({ children, aside }: SplitProps) {
  return (
    <div className={css.root}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  );
}
