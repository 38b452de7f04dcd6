/** How tightly controls and rows are set. */
export const densities = ['comfortable', 'compact'] as const;

/** Name of a density. */
export type Density = (typeof densities)[number];

/** Heights in CSS pixels that follow the density. */
export interface Sizes {
  readonly controlSm: number;
  readonly controlMd: number;
  readonly controlLg: number;
  /** Row of a table or menu list. */
  readonly row: number;
}

/** Heights by density, and the least heights where a finger points (density never shrinks those). */
export const sizes = {
  comfortable: { controlSm: 32, controlMd: 40, controlLg: 46, row: 52 },
  compact: { controlSm: 28, controlMd: 34, controlLg: 40, row: 40 },
  touch: { controlSm: 36, controlMd: 44, controlLg: 48, row: 52 },
} as const satisfies Record<Density | 'touch', Sizes>;

/**
 * Heights in CSS pixels of the bar at the head of a page, its border among them: below the desktop, where a finger's 44 px
 * have room in it, and from there on.
 */
export const headHeights = { narrow: 57, wide: 64 } as const;

/** Height in CSS pixels of the row above a game, its border among them. */
export const gameHeadHeight = 52;

/** Height in CSS pixels of the bar at the foot of small screens, its border among them, without the room of the device below it. */
export const bottomBarHeight = 68;

/**
 * Content of a page: its greatest width in CSS pixels with the distance from its edges, and that distance on a desktop, which
 * grows with the screen. Beside the side menu a screen of 1920 px has 1600 px of content.
 */
export const content = { width: 1688, padding: 'clamp(24px, 12.5vw - 196px, 44px)' } as const;

/** Icon edge lengths in CSS pixels, and the stroke on lucide's grid of 24. */
export const iconSizes = { sm: 16, md: 20, lg: 26 } as const;

/** Name of an icon size. */
export type IconSize = keyof typeof iconSizes;

/** Stroke width of every outline icon. */
export const iconStroke = 1.9;
