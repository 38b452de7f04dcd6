/** Screens that have their place for the card here: `wide` beside the banner, `narrow` in the page. */
export const nextDrawScreens = ['all', 'wide', 'narrow'] as const;

/** Screens on which the card is shown. */
export type NextDrawScreens = (typeof nextDrawScreens)[number];
