import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color, font } = vars;

export const drawNo = style(pattern({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));

/** Marks and buttons of a cell; on cards they stand at the end of the line. */
export const cell = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
    // marks have no text to stand on: a line of nothing lets the head of a card's line stand at their middle
    '::before': { content: '\u200b', inlineSize: 0, marginInlineEnd: -space[2], fontSize: vars.type.small },
  }),
);

export const proof = style(pattern({ display: 'grid', gap: space[4], inlineSize: 'min(320px, calc(100vw - 64px))' }));

export const secret = style(pattern({ display: 'grid', justifyItems: 'start', gap: space[2] }));

/** It breaks anywhere: 64 characters without a space. */
export const code = style(
  pattern({
    inlineSize: '100%',
    padding: space[2],
    borderRadius: vars.radius.sm,
    background: color.raised,
    fontFamily: font.mono,
    fontSize: vars.type.caption,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);
