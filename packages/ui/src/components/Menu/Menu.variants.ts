/** `danger` is for what ends or removes something. */
export const menuItemTones = ['default', 'danger'] as const;

/** What an entry of a menu does to the visitor. */
export type MenuItemTone = (typeof menuItemTones)[number];

/** Edge of the trigger with which the menu lines up. */
export const menuAligns = ['start', 'center', 'end'] as const;

/** Edge with which a menu lines up. */
export type MenuAlign = (typeof menuAligns)[number];
