/** Stacking order of what floats, lowest first. */
export const z = {
  base: 0,
  sticky: 10,
  header: 20,
  dialog: 40,
  popover: 50,
  toast: 60,
  tooltip: 70,
} as const;
