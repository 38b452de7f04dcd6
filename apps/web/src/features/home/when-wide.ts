import { from } from '@mekong/ui/tokens/breakpoint';

/**
 * Waits for a screen that is wide enough; a server does not. What a narrow screen hides is not worth its script there, not even
 * with the first input.
 */
export function whenWide(name: Parameters<typeof from>[0]): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  const query = matchMedia(from(name));
  if (query.matches) return Promise.resolve();
  return new Promise((resolve) => query.addEventListener('change', () => resolve(), { once: true }));
}
