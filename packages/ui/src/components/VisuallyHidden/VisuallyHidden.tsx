import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** What is read aloud. */
  readonly children: ReactNode;
  /** Id, when another element is named or described by it. */
  readonly id?: string | undefined;
}

/** Text out of sight that screen readers still say: a word beside a colour, a heading of a region. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} id={id}>
      {children}
    </span>
  );
}
