import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { sheet } from '../../components/Dialog/Dialog.css.ts';
import { control } from '../../styles/control.css.ts';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { stickyTop } from '../../styles/sticky.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { headHeights } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading, size } = vars;
const wide = from('desktop');

/** How high the centre is at least: the screen, unless the dialog that it stands in says otherwise. */
export const height = createVar();
const whole = fallbackVar(height, '100dvh');

export const root = style(
  pattern({
    minBlockSize: whole,
    vars: { [stickyTop]: `${headHeights.narrow}px` },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '@media': {
      [wide]: {
        vars: { [stickyTop]: '0px' },
        gridTemplateRows: 'none',
        gridTemplateColumns: '264px minmax(0, 1fr)',
      },
    },
  }),
);

/** A bar over the page on small screens, a column beside it on wide ones. */
export const side = style(
  pattern({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.sticky,
    minBlockSize: headHeights.narrow,
    minInlineSize: 0,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    paddingBlock: 6,
    paddingInline: space[3],
    '@media': {
      [wide]: {
        zIndex: z.base,
        alignSelf: 'start',
        blockSize: whole,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        borderBlockEnd: 0,
        borderInlineEnd: `1px solid ${color.line}`,
        padding: space[3],
      },
    },
  }),
);

export const who = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minInlineSize: 0,
    '@media': { [wide]: { padding: `${space[2]}px ${space[2]}px ${space[3]}px` } },
  }),
);

/** Where the centre fills the screen a finger pulls it down by this row, which therefore scrolls nothing. */
export const pulled = style(pattern({ '@media': { [sheet]: { touchAction: 'none' } } }));

export const names = style(pattern({ flex: 1, minInlineSize: 0, display: 'grid', lineHeight: leading.snug }));

/** A name has a direction of its own and stands all the same where the page begins. */
export const name = style(
  pattern({
    justifySelf: 'start',
    maxInlineSize: '100%',
    fontWeight: weight.bold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const rank = style(pattern({ color: color.accentText, fontSize: vars.type.caption, fontWeight: weight.bold }));

/** Opens the list of pages where there is no room for it. */
export const opener = style([
  control,
  pattern({
    background: color.raised,
    borderColor: color.line,
    '@media': { [wide]: { display: 'none' } },
  }),
]);

export const column = style(pattern({ display: 'none', '@media': { [wide]: { display: 'block' } } }));

export const list = style(
  pattern({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.half, inlineSize: '100%' }),
);

/** In the sheet entries keep their distance from its edges. */
export const sheetList = style(pattern({ flex: 1, padding: space[3] }));

export const item = style([
  focusRing,
  pattern({
    minBlockSize: size.controlMd,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    color: color.muted,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text, background: color.raised },
      '&[aria-current=page]': { color: color.accentText, background: color.accentSoft },
    },
  }),
]);

export const label = style(pattern({ flex: 1, minInlineSize: 0 }));

export const page = style(
  pattern({
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[5],
    inlineSize: '100%',
    maxInlineSize: 1208,
    marginInline: 'auto',
    padding: space[4],
    outline: 'none',
    '@media': { [wide]: { padding: space[7] } },
  }),
);
