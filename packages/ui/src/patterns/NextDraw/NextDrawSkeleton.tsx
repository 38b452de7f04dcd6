import type { Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import type { NextDrawScreens } from './NextDraw.variants.ts';
import * as css from './NextDrawSkeleton.css.ts';

export type { NextDrawScreens } from './NextDraw.variants.ts';

/** Props of {@link NextDrawSkeleton}. */
export interface NextDrawSkeletonProps {
  /**
   * Screens on which the card will be shown.
   * @default 'all'
   */
  readonly screens?: NextDrawScreens | undefined;
  /** Its element, for who watches whether somebody comes near it. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Keeps the room of a NextDraw until that is asked for. */
export function NextDrawSkeleton({ screens = 'all', ref }: NextDrawSkeletonProps) {
  return <div ref={ref} className={cx(css.skeleton, css.screens[screens])} aria-busy />;
}
