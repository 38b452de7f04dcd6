/** What Tab reaches. */
const reachable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex^="-"])',
].join();

/** Where an element stands: its ancestors from the nearest on, each with the place that leads to the element. */
export type FocusPlace = readonly { readonly parent: Element; readonly index: number }[];

/** Takes down where an element stands, for when it is gone. */
export function placeOf(element: Element): FocusPlace {
  const place: { parent: Element; index: number }[] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    place.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return place;
}

/**
 * Moves the focus to what stands now where an element stood: the other button of the same row, the next row, else the
 * content of the page. Does nothing where something else has the focus by then.
 */
export function focusPlace(place: FocusPlace): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    if (parent.matches('main, [data-content], body')) {
      if (parent instanceof HTMLElement) parent.focus({ preventScroll: true });
      return;
    }
    const now = parent.children[Math.min(index, parent.children.length - 1)];
    const control = now?.matches(reachable) ? now : now?.querySelector(reachable);
    if (!(control instanceof HTMLElement)) continue;
    control.focus();
    if (document.activeElement === control) return;
  }
}
