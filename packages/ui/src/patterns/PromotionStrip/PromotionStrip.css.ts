import { createContainer, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const container = createContainer();

export const frame = style(pattern({ containerName: container, containerType: 'inline-size' }));

/** Cards in a line of so many; more scroll. */
const shown = (count: number) => ({
  gridAutoColumns: `calc((100% - ${(Math.ceil(count) - 1) * space[4]}px) / ${count})`,
});

export const list = style(
  pattern({
    listStyle: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gap: space[4],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollbarWidth: 'none',
    // room for the focus ring of the cards
    padding: space[1],
    scrollPadding: space[1],
    margin: -space[1],
    ...shown(1.15),
    '@container': {
      [`${container} (min-width: 560px)`]: shown(2.2),
      [`${container} (min-width: 880px)`]: shown(3),
      [`${container} (min-width: 1180px)`]: shown(4),
    },
  }),
);

export const item = style(pattern({ scrollSnapAlign: 'start', minInlineSize: 0 }));

export const card = style([
  focusRing,
  panel,
  pattern({
    blockSize: '100%',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    color: color.text,
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),
]);

export const art = style(pattern({ display: 'block', gridRow: 1 }));

export const words = style(
  pattern({
    gridRow: 2,
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: 2,
    padding: space[3],
    paddingInline: space[4],
  }),
);

export const title = style(
  pattern({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: weight.bold,
    lineHeight: leading.snug,
  }),
);

/** What is to be had, before all else. */
export const reward = style(
  pattern({
    color: color.accentText,
    fontSize: vars.type.subtitle,
    fontWeight: weight.heavy,
    lineHeight: leading.snug,
  }),
);

/** At the lower edge of every card, however long its title is. */
export const foot = style(
  pattern({
    gridRow: 3,
    alignSelf: 'end',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlockStart: space[2],
  }),
);

/** Looks like the button that the whole card is. */
export const action = style(
  pattern({
    flex: 'none',
    paddingBlock: 6,
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.sm,
    background: color.raised,
    fontSize: vars.type.small,
    fontWeight: weight.bold,
  }),
);

export const note = style(pattern({ color: color.muted, fontSize: vars.type.small, lineHeight: leading.snug }));
