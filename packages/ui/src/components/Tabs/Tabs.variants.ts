/** `segmented` lies in a trough and switches a form or a small view; `plain` stands over a page of results. */
export const tabsVariants = ['segmented', 'plain'] as const;

/** Look of a row of tabs. */
export type TabsVariant = (typeof tabsVariants)[number];
