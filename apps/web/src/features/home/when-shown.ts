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
