import { createContainer, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const container = createContainer();

/** The rail knows its own width: with the side menu open it is narrower than the page. */
export const root = style(
  pattern({
    containerName: container,
    containerType: 'inline-size',
    // there the head of the page leads to the families
    '@media': { [from('wide')]: { display: 'none' } },
  }),
);

const wide = `${container} (min-width: 560px)`;

/** One line; more families than fit scroll, with their focus rings inside. On a phone the line goes on to the edge of the screen. */
export const list = style(
  pattern({
    listStyle: 'none',
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    padding: space[1],
    margin: -space[1],
    '@media': { [below('tablet')]: { marginInlineEnd: -space[4], paddingInlineEnd: space[4] } },
  }),
);

/** As wide as its name; where there is room the tiles share the line. */
export const item = style(
  pattern({
    flex: '1 0 auto',
    minInlineSize: 72,
    '@container': { [wide]: { flexBasis: 84, minInlineSize: 0 } },
  }),
);

export const tile = style([
  focusRing,
  pattern({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    blockSize: '100%',
    minBlockSize: 64,
    paddingBlock: 6,
    paddingInline: space[2],
    borderRadius: vars.radius.lg,
    background: color.surface,
    border: `1px solid ${color.line}`,
    color: color.text,
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&:hover': { borderColor: color.lineStrong } },
    '@container': {
      [wide]: {
        alignContent: 'start',
        paddingBlock: 14,
        paddingInline: space[1],
        fontSize: vars.type.small,
        whiteSpace: 'normal',
      },
    },
  }),
]);

export const icon = style(
  pattern({
    color: color.accentText,
    display: 'grid',
    '@container': { [wide]: { marginBlockEnd: space[1] } },
  }),
);

/** How much is in it, where there is room for the second line. */
export const count = style(
  pattern({
    display: 'none',
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    '@container': { [wide]: { display: 'block' } },
  }),
);

/** As high as a tile whose name takes one line: what follows does not move when the families come. */
export const skeleton = style([
  item,
  pattern({
    blockSize: 64,
    '@container': { [wide]: { blockSize: `calc(64px + ${leading.snug} * (${rem(13)} + ${rem(12)}))` } },
  }),
]);
