/** Name of a cover on its way from its card to the page of its game, for transitions between pages. */
export const coverName = 'game-cover';
