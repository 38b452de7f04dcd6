import { useSyncExternalStore } from 'react';

/** From here on the menu stands beside the page, and a list has room beside what it leads to. */
const wide = '(min-width: 1024px)';
/** Menu and list stand beside the page, and leave it no room for two lists of amounts side by side. */
const tight = '(min-width: 1024px) and (max-width: 1395.98px)';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** Whether there is room for two columns, as it changes. */
export const useIsWide = (): boolean => useMedia(wide);

/** Whether what stands beside a list has room for one column alone, as it changes. */
export const useIsTight = (): boolean => useMedia(tight);
