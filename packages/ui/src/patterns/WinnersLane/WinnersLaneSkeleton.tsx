import type { Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import type { LaneScreens } from './WinnersLane.variants.ts';
import * as css from './WinnersLaneSkeleton.css.ts';

export type { LaneScreens } from './WinnersLane.variants.ts';

/** Props of {@link WinnersLaneSkeleton}. */
export interface WinnersLaneSkeletonProps {
  /**
   * Screens on which the lane will be shown.
   * @default 'all'
   */
  readonly screens?: LaneScreens | undefined;
  /** Its element, for who watches whether somebody comes near it. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** Keeps the room of a WinnersLane until that is asked for. */
export function WinnersLaneSkeleton({ screens = 'all', ref }: WinnersLaneSkeletonProps) {
  return <div ref={ref} className={cx(css.skeleton, css.screens[screens])} aria-busy />;
}
