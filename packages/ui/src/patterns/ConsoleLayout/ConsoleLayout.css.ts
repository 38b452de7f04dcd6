import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { stickyTop } from '../../styles/sticky.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { headHeights } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading, tracking } = vars;

export const root = style(pattern({ minBlockSize: '100dvh', display: 'flex', alignItems: 'stretch' }));

/** The column of the menu has no room on small screens, where the same menu is a sheet. */
export const side = style(pattern({ display: 'flex', '@media': { [below('desktop')]: { display: 'none' } } }));

export const page = style(
  pattern({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    '@media': { [from('desktop')]: { vars: { [stickyTop]: `${headHeights.wide}px` } } },
  }),
);

/** Stays in sight from the desktop on; on small screens it would take what little height there is. */
export const bar = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // a finger's buttons, a mark and a name of some letters share the line of a phone
    gap: `0 ${space[1]}px`,
    minBlockSize: headHeights.narrow,
    paddingInline: space[3],
    background: color.canvas,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': {
      [from('desktop')]: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: z.header,
        columnGap: space[2],
        minBlockSize: headHeights.wide,
        paddingInline: space[6],
      },
    },
  }),
);

export const toggle = style(pattern({ '@media': { [from('desktop')]: { display: 'none' } } }));

/** Beside the controls; they go to a line of their own where there is no room for both. */
export const start = style(
  pattern({
    flex: '1 1 auto',
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[2],
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [from('tablet')]: { flex: '1 1 0' } },
  }),
);

/** Looks like the field that it opens; on small screens its glyph alone. */
export const search = style(
  pattern({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minInlineSize: vars.size.controlMd,
    minBlockSize: vars.size.controlMd,
    borderRadius: vars.radius.md,
    color: color.muted,
    '@media': {
      [from('tablet')]: {
        inlineSize: 300,
        paddingInline: space[3],
        border: `1px solid ${color.lineStrong}`,
        background: color.surface,
        justifyContent: 'start',
      },
    },
    selectors: { '&:hover': { color: color.text } },
  }),
);

export const searchWords = style(
  pattern({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    // named by these words where there is no room to show them
    '@media': { [below('tablet')]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' } },
  }),
);

export const searchKeys = style(
  pattern({
    paddingInline: 6,
    border: `1px solid ${color.line}`,
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    '@media': { [below('tablet')]: { display: 'none' } },
  }),
);

export const end = style(
  pattern({ flex: 'none', display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' }),
);

export const main = style(
  pattern({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[4],
    inlineSize: '100%',
    maxInlineSize: 1320,
    padding: space[4],
    outline: 'none',
    '@media': { [from('desktop')]: { padding: space[6], gap: space[5] } },
  }),
);

export const brand = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingInline: space[2],
    paddingBlockEnd: space[2],
    minInlineSize: 0,
  }),
);

export const mark = style(pattern({ flex: 'none', display: 'grid', placeItems: 'center' }));

export const names = style(pattern({ display: 'grid', minInlineSize: 0, lineHeight: leading.snug }));

export const name = style(pattern({ fontSize: rem(15), fontWeight: weight.heavy, letterSpacing: tracking.tight }));

export const note = style(pattern({ color: color.muted, fontSize: vars.type.caption, overflowWrap: 'anywhere' }));
