/** What somebody pressed to open a screen, so that it can be found again on a page that was rendered anew. */
export type Opener = readonly [name: string, place: number];

const pressable = 'a[href], button';

const nameOf = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `${element.tagName} ${element.getAttribute('href') ?? ''} ${name}`;
};

/** Controls that look alike, in their order: a game may stand in several rows of a page. */
const alike = (wanted: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) => nameOf(element) === wanted && (element.checkVisibility?.() ?? true),
  );

/** The control that has the focus now; undefined when none has it. */
export function focusedOpener(): Opener | undefined {
  const { activeElement } = document;
  if (!activeElement?.matches(pressable)) return undefined;
  const name = nameOf(activeElement);
  return [name, alike(name).indexOf(activeElement as HTMLElement)];
}

/** Gives the focus to the opener, else to the content of the page, without scrolling. */
export function focusOpener(opener: Opener | undefined): void {
  const [name = '', place = 0] = opener ?? [];
  const found = name ? alike(name) : [];
  (found[place] ?? found[0] ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
