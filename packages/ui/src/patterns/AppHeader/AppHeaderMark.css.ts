import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';

/** Of the glyph whose corner it is on in the bar at the bottom: it comes below it, since a glyph is a block. */
const glyph = 20;

/** On the corner of what stands before it, without taking room: a mark that comes later moves nothing. */
export const mark = style(
  pattern({
    position: 'absolute',
    display: 'flex',
    marginInlineStart: -10,
    marginBlockStart: -6,
    // said here and not in the bar, whose styles every visitor loads
    selectors: { 'li &': { marginInlineStart: glyph / 2, marginBlockStart: -glyph - 6 } },
  }),
);
