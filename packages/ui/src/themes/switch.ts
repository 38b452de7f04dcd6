import { type ThemeName, themeNames } from './theme.ts';

/** Where the visitor's choice is kept (S9: `localStorage.theme`). */
export const themeStorageKey = 'theme';

/** What the browser paints around the page; the element holds the colour of each theme as data (`data-dark`, `data-light`). */
export const themeColorMark = 'meta[name=theme-color]';

const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is ThemeName => themeNames.some((name) => name === value);

/** The theme the page shows now; `dark` on a server. */
export function getTheme(): ThemeName {
  const name = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  return isTheme(name) ? name : 'dark';
}

/**
 * Shows a theme and remembers it.
 *
 * Transitions are off while it changes: a page on which every border and background fades costs several times
 * as much as one that is simply painted again.
 */
export function setTheme(theme: ThemeName): void {
  const root = document.documentElement;
  root.dataset.switching = '';
  root.dataset.theme = theme;
  const around = document.querySelector<HTMLMetaElement>(themeColorMark);
  if (around) around.content = around.dataset[theme] ?? '';
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // storage is full or forbidden: the choice holds for this page
  }
  // two frames on the change is painted; taking the mark away costs as much as the change, so that waits for rest
  requestAnimationFrame(() => requestAnimationFrame(() => atRest(() => delete root.dataset.switching)));
  for (const listener of listeners) listener();
}

/** Longest that transitions stay off, in milliseconds. */
const longestStill = 500;

function atRest(task: () => void): void {
  if (typeof requestIdleCallback === 'undefined') task();
  else requestIdleCallback(task, { timeout: longestStill });
}

const followOtherTab = ({ key, newValue }: StorageEvent): void => {
  if (key === themeStorageKey && isTheme(newValue) && newValue !== getTheme()) setTheme(newValue);
};

/** Calls back whenever {@link setTheme} changed the theme, here or in another tab. Returns the way out. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}
