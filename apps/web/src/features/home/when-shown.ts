import { useEffect, useState } from 'react';

/**
 * Waits for a screen that shows a part; a server does not. What a screen hides is not worth its script there, not even
 * with the first input.
 *
 * @param screens media query
 */
export function whenShown(screens: string): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  const query = matchMedia(screens);
  if (query.matches) return Promise.resolve();
  return new Promise((resolve) => query.addEventListener('change', () => resolve(), { once: true }));
}

/**
 * Whether a part keeps what the server has rendered of it. On a screen that hides it, it is dropped: by the time that it is shown,
 * wins and draws are others, and new data does not fit the old page.
 *
 * @param screens media query of the screens that show it
 * @param hasData whether the server had something to render
 */
export function useRendered(screens: string, hasData: () => boolean): boolean {
  const [isRendered, setRendered] = useState(hasData);
  useEffect(() => {
    if (!matchMedia(screens).matches) setRendered(false);
  }, [screens]);
  return isRendered;
}
