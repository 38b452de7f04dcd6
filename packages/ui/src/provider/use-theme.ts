import { useSyncExternalStore } from 'react';
import { getTheme, subscribeTheme } from '../themes/switch.ts';
import type { ThemeName } from '../themes/theme.ts';

/** The theme the page shows, following `setTheme`. Parts never ask: their variables change by themselves. */
export function useTheme(): ThemeName {
  return useSyncExternalStore(subscribeTheme, getTheme, getTheme);
}
