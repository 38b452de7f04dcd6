/** Screens on which a lane is shown: a page may have its place for wide screens and another one for narrow ones. */
export const laneScreens = ['all', 'wide', 'narrow'] as const;

/** Name of the screens on which a lane is shown. */
export type LaneScreens = (typeof laneScreens)[number];
