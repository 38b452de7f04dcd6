import type { Palette } from '../tokens/color.ts';

/** Names of the themes, as in `data-theme` and `localStorage.theme`. */
export const themeNames = ['dark', 'light'] as const;

/** Name of a theme. */
export type ThemeName = (typeof themeNames)[number];

/** What a theme is: data that satisfies this type. */
export interface Theme {
  /** What the browser paints its own parts in (scroll bars, form controls). */
  readonly scheme: 'dark' | 'light';
  readonly color: Palette;
  readonly shadow: {
    /** Panels and art; in dark almost nothing, since hairlines do the work. */
    readonly raised: string;
    /** Dialogs, menus, whatever floats. */
    readonly overlay: string;
  };
}
