let typed: string | undefined;

/**
 * Keeps the password of a log-in that has to change it first, so that its owner need not type it twice. In the
 * memory of the page alone, until the window of the change has closed.
 */
export const keepTypedPassword = (password: string): void => {
  typed = password || undefined;
};

/** The password that was typed a moment ago. */
export const typedPassword = (): string | undefined => typed;

/** Forgets it. */
export const dropTypedPassword = (): void => {
  typed = undefined;
};
