import { createRef, useSyncExternalStore } from 'react';
import { closedMenuAttribute, menuColumnQuery, menuEvent } from '../state/server-rendered.ts';

/** What the visitor said last, and on which kind of screen; a module's own, because header and menu are hydrated apart. */
let choice: { readonly isDesktop: boolean; readonly isOpen: boolean } | undefined;
const listeners = new Set<() => void>();

const isDesktop = (): boolean => matchMedia(menuColumnQuery).matches;

/**
 * Open beside the page on a desktop, closed over it on small screens, until the visitor says otherwise: here, or before React
 * listened to the button.
 */
const isOpen = (): boolean =>
  choice?.isDesktop === isDesktop()
    ? choice.isOpen
    : isDesktop() && !document.documentElement.hasAttribute(closedMenuAttribute);

function subscribe(listener: () => void): () => void {
  const query = matchMedia(menuColumnQuery);
  query.addEventListener('change', listener);
  document.documentElement.addEventListener(menuEvent, listener);
  listeners.add(listener);
  return () => {
    query.removeEventListener('change', listener);
    document.documentElement.removeEventListener(menuEvent, listener);
    listeners.delete(listener);
  };
}

function setOpen(next: boolean): void {
  choice = { isDesktop: isDesktop(), isOpen: next };
  document.documentElement.removeAttribute(closedMenuAttribute);
  for (const listener of listeners) listener();
}

/** The button of the header that opens the menu. */
export const menuToggle = createRef<HTMLButtonElement>();

export const toggleMenu = (): void => setOpen(!isOpen());

export function closeMenu(): void {
  setOpen(false);
  menuToggle.current?.focus();
}

/** Whether the side menu is open, and how it stands; a server renders the desktop. */
export const useMenuState = (): { readonly isDesktop: boolean; readonly isOpen: boolean } => ({
  isDesktop: useSyncExternalStore(subscribe, isDesktop, () => true),
  isOpen: useSyncExternalStore(subscribe, isOpen, () => true),
});
