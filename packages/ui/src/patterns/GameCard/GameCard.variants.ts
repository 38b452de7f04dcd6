/** What a ribbon on the art may say. One at a time: maintenance before hot before new before jackpot. */
export const gameBadges = ['hot', 'new', 'jackpot', 'maintenance'] as const;

export type GameBadge = (typeof gameBadges)[number];
