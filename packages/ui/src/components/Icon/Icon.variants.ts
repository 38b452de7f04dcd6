import type { IconSize } from '../../tokens/size.ts';

/** Sizes of an icon: 16, 20 and 26 px. */
export const iconSizes = ['sm', 'md', 'lg'] as const satisfies readonly IconSize[];

/** Glyphs that point along the line and are mirrored in right-to-left (lucide's names). Everything else stays as it is. */
export const mirroredGlyphs = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'corner-down-left',
  'corner-down-right',
  'external-link',
  'log-in',
  'log-out',
  'panel-left',
  'panel-left-close',
  'panel-left-open',
  'reply',
  'scroll-text',
  'send',
  'share',
  'text-align-start',
  'trending-down',
  'trending-up',
] as const;
