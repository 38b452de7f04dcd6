import { useSyncExternalStore } from 'react';

/** From here on the menu stands beside the page, and a list has room beside what it leads to. */
const query = '(min-width: 1024px)';

/** Whether there is room for two columns, as it changes. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
