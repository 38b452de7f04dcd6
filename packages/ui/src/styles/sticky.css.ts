import { createVar } from '@vanilla-extract/css';

/**
 * Where parts stop that stick to the top: below whatever sticks there already. Set by the frame that has such a bar, read
 * with a fallback of nothing.
 */
export const stickyTop = createVar();
