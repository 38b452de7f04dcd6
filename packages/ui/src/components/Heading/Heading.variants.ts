/** Steps of the type scale for headings: 16, 20, 26 and 34 px. */
export const headingSizes = ['subtitle', 'title', 'headline', 'display'] as const;
export type HeadingSize = (typeof headingSizes)[number];

/** Place in the outline of the page. */
export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];
