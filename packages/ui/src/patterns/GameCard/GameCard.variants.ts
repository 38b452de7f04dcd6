/** What a ribbon on the art may say. One at a time: maintenance before hot before new. */
export const gameBadges = ['hot', 'new', 'maintenance'] as const;

export type GameBadge = (typeof gameBadges)[number];
