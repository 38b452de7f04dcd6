import { createVar, globalStyle } from '@vanilla-extract/css';

/**
 * 1 where lines run from left to right, -1 where they run from right to left, by the nearest `dir`: multiply what has to be
 * mirrored by it. Not `:dir()`: builds for older browsers write that out as a list of languages, so a left-to-right island
 * in an Arabic page would be mirrored with the page.
 */
export const mirror = createVar({ syntax: '<integer>', inherits: true, initialValue: '1' });

for (const [direction, value] of [
  ['ltr', '1'],
  ['rtl', '-1'],
])
  globalStyle(`[dir=${direction}]`, { '@layer': { tokens: { vars: { [mirror]: `${value}` } } } });
