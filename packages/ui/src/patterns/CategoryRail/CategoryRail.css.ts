import { createContainer, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { duration, easing } from '../../tokens/motion.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const container = createContainer();
const wide = `${container} (min-width: 840px)`;

/** The rail knows its own width: with the side menu open it is narrower than the page. */
export const root = style(pattern({ containerName: container, containerType: 'inline-size' }));

export const list = style(
  pattern({
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 10,
    '@container': {
      // one line; more families than fit scroll, with their focus rings inside
      [wide]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(96px, 1fr)',
        gap: space[3],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        padding: space[1],
        margin: -space[1],
      },
    },
  }),
);

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
    borderRadius: radius.lg,
    background: color.surface,
    border: `1px solid ${color.line}`,
    color: color.text,
    fontSize: rem(13),
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `border-color ${duration.fast}ms ${easing}`,
    selectors: { '&:hover': { borderColor: color.lineStrong } },
  }),
]);

export const icon = style(pattern({ color: color.goldText, marginBlockEnd: space[1], display: 'grid' }));

/** How much is in it, where there is room for the second line. */
export const count = style(
  pattern({
    display: 'none',
    color: color.faint,
    fontSize: rem(12),
    fontWeight: weight.semibold,
    '@container': { [`${container} (min-width: 560px)`]: { display: 'block' } },
  }),
);

/** As high as a tile whose name takes one line: what follows does not move when the families come. */
export const ghost = style(
  pattern({
    blockSize: `calc(62px + ${leading.snug} * ${rem(13)})`,
    '@container': {
      [`${container} (min-width: 560px)`]: { blockSize: `calc(64px + ${leading.snug} * (${rem(13)} + ${rem(12)}))` },
    },
  }),
);
