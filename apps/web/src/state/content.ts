/** The content of the page: of the centre over it, when one is open. */
export const contentElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-content]') ?? document.getElementById('content');

/** Gives the focus to the content of the page, when what had it is gone. */
export const focusContent = (): void => contentElement()?.focus();
