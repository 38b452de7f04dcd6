/** Least layouts that show what can be done with the page: every one, or from 640 px on. */
export const pageHeaderActionsFrom = ['mobile', 'tablet'] as const;

/** Least layout that shows what can be done with the page. */
export type PageHeaderActionsFrom = (typeof pageHeaderActionsFrom)[number];
