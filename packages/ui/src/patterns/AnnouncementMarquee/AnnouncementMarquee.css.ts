import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const root = style([
  panel,
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    // its line is as long as it likes
    minInlineSize: 0,
    minBlockSize: 46,
    paddingInline: `${space[4]}px ${space[1]}px`,
    borderRadius: vars.radius.lg,
  }),
]);

export const sign = style(pattern({ flex: 'none', display: 'grid', color: color.accentText }));

/** A finger moves the line where it does not move by itself. */
export const port = style(pattern({ flex: 1, minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none' }));

export const line = style(
  pattern({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    inlineSize: 'max-content',
    minInlineSize: '100%',
  }),
);

export const item = style(
  pattern({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    // a mark between two titles, after the last one too: there the line begins again
    selectors: {
      '&:not(:only-child)::after': {
        content: '',
        flex: 'none',
        inlineSize: 5,
        blockSize: 5,
        marginInline: space[3],
        borderRadius: vars.radius.full,
        background: color.lineStrong,
      },
      ':not([data-moving]) > &:last-child::after': { display: 'none' },
    },
  }),
);

export const title = style([
  focusRingInset,
  pattern({
    minBlockSize: 44,
    paddingInline: space[1],
    borderRadius: vars.radius.sm,
    color: color.text,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.live } },
  }),
]);

/** As high as the titles that it stands for. */
export const skeleton = style(pattern({ flex: 1, display: 'grid', alignItems: 'center', minBlockSize: 44 }));
