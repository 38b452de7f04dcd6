import { useSyncExternalStore } from 'react';
import { getTheme, subscribeTheme } from '../themes/switch.ts';
import type { ThemeName } from '../themes/theme.ts';

/** A server does not know the theme of the device; the page corrects this when it is hydrated. */
const onServer = (): ThemeName => 'dark';

/** The theme the page shows, following `setTheme`. Parts never ask: their variables change by themselves. */
export function useTheme(): ThemeName {
  return useSyncExternalStore(subscribeTheme, getTheme, onServer);
}
