import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Skeleton.css.ts';
import type { SkeletonShape, SkeletonWidth } from './Skeleton.variants.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /**
   * What will stand here: a line of text, a heading, a control, a circle of 40 px, or whatever fills the parent.
   * @default 'text'
   */
  readonly shape?: SkeletonShape | undefined;
  /** Share of the line: all, three quarters, half, a quarter. Circles have none. */
  readonly width?: SkeletonWidth | undefined;
  /** The real thing with sample content: the skeleton takes its exact size, and nothing shifts when it arrives. */
  readonly children?: ReactNode;
}

/**
 * A skeleton of what is loading, in its final shape. Screen readers skip it: the region around it says `aria-busy`.
 */
export function Skeleton({ shape, width, children }: SkeletonProps) {
  if (children === undefined) return <span className={css.skeleton({ shape, width })} aria-hidden />;
  return (
    <span className={cx(css.skeleton({ shape: 'fill' }), css.wrapper)} aria-hidden inert>
      <span className={css.wrapped}>{children}</span>
    </span>
  );
}
