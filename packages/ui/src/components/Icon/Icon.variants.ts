import type { IconSize } from '../../tokens/size.ts';

/** Sizes of an icon: 16, 20 and 26 px. */
export const iconSizes = ['sm', 'md', 'lg'] as const satisfies readonly IconSize[];
