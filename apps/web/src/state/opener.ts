/** What somebody pressed to open a screen, so that it can be found again on a page that was rendered anew. */
export type Opener = string;

const pressable = 'a[href], button';

const openerOf = (element: Element): Opener => {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `${element.tagName} ${element.getAttribute('href') ?? ''} ${name}`;
};

/** The control that has the focus now; undefined when none has it. */
export function focusedOpener(): Opener | undefined {
  const { activeElement } = document;
  return activeElement?.matches(pressable) ? openerOf(activeElement) : undefined;
}

/** Gives the focus to the opener, else to the content of the page, without scrolling. */
export function focusOpener(opener: Opener | undefined): void {
  const found =
    opener !== undefined &&
    [...document.querySelectorAll<HTMLElement>(pressable)].find(
      (element) => openerOf(element) === opener && (element.checkVisibility?.() ?? true),
    );
  (found || document.getElementById('content'))?.focus({ preventScroll: true });
}
