import { createContainer, createVar, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const container = createContainer();

/** The rail knows its own width: with the side menu open it is narrower than the page. */
export const root = style(pattern({ containerName: container, containerType: 'inline-size' }));

const basis = createVar();

/** Four to a line, and one line where there is room; more families than fit scroll, with their focus rings inside. */
export const list = style(
  pattern({
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 10,
    // a little less than a quarter, so that no rounding sends the last tile into the next line
    vars: { [basis]: 'calc(25% - 8px)' },
    '@container': {
      [`${container} (min-width: 716px)`]: {
        vars: { [basis]: '84px' },
        flexWrap: 'nowrap',
        gap: space[2],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        padding: space[1],
        margin: -space[1],
      },
    },
  }),
);

/** Three to a line on small screens. */
export const threes = style(pattern({ vars: { [basis]: 'calc(33% - 7px)' } }));

/** The tiles of the last line share it: no place stays empty. */
export const item = style(pattern({ flex: `1 0 ${basis}`, minInlineSize: 0 }));

export const tile = style([
  focusRing,
  pattern({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 2,
    blockSize: '100%',
    paddingBlock: 14,
    paddingInline: space[1],
    borderRadius: vars.radius.lg,
    background: color.surface,
    border: `1px solid ${color.line}`,
    color: color.text,
    fontSize: vars.type.small,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),
]);

export const icon = style(pattern({ color: color.accentText, marginBlockEnd: space[1], display: 'grid' }));

/** How much is in it, where there is room for the second line. */
export const count = style(
  pattern({
    display: 'none',
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    '@container': { [`${container} (min-width: 560px)`]: { display: 'block' } },
  }),
);

/** As high as a tile whose name takes one line: what follows does not move when the families come. */
export const skeleton = style([
  item,
  pattern({
    blockSize: `calc(62px + ${leading.snug} * ${rem(13)})`,
    '@container': {
      [`${container} (min-width: 560px)`]: { blockSize: `calc(64px + ${leading.snug} * (${rem(13)} + ${rem(12)}))` },
    },
  }),
]);
