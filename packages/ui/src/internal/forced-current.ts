/** Where colours are forced, backgrounds are lost: the place where the visitor is takes the system's own mark of a choice. */
export const forcedCurrent = {
  '(forced-colors: active)': {
    selectors: {
      '&[aria-current]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
} as const;
