import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const markSize = 24;

export const root = style(component({ display: 'grid', minInlineSize: 0 }));

export const step = style(
  component({
    position: 'relative',
    display: 'grid',
    gap: space.half,
    minInlineSize: 0,
    paddingInlineStart: markSize + space[3],
    paddingBlockEnd: space[4],
    lineHeight: leading.snug,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // from mark to mark
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${markSize}px 0`,
        insetInlineStart: markSize / 2 - 1,
        borderInlineStart: `2px solid ${color.line}`,
      },
    },
  }),
);

const markBox = component({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  borderRadius: radius.full,
  border: '1px solid transparent',
});

export const mark = styleVariants({
  done: [markBox, component({ background: color.positiveSoft, color: color.positive })],
  current: [markBox, component({ background: color.raised, borderColor: color.lineStrong, color: color.info })],
  stopped: [markBox, component({ background: color.negativeSoft, color: color.negative })],
});

/** Both ends of a line; without room the second goes below the first. */
const ends = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  minInlineSize: 0,
});

export const line = style([ends, component({ minBlockSize: markSize, alignItems: 'center' })]);

export const title = style(component({ fontWeight: weight.semibold }));

export const end = style(
  component({ marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);

export const notes = style([ends, component({ color: color.muted, fontSize: rem(13) })]);
