import { el } from './dom.ts';

/** A live region: what is said there is read out without moving the focus. */
export function createAnnouncer(): { readonly element: HTMLElement; readonly say: (text: string) => void } {
  const element = el('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
  return {
    element,
    say: (text) => {
      // the same result twice in a row is news twice
      element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    },
  };
}
