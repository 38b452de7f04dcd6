import { createContainer, createVar, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { duration, easing } from '../../tokens/motion.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;
const container = createContainer();

/** The rail knows its own width: with the side menu open it is narrower than the page. */
export const root = style(pattern({ containerName: container, containerType: 'inline-size' }));

export const list = style(pattern({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 10 }));

const basis = createVar();
/** A little less than its part of a line, so that no rounding sends the last tile into the next one. */
const part = (count: number) => pattern({ vars: { [basis]: `calc(100% / ${count} - 11px)` } });

/** Tiles of a line on small screens. */
export const perLine = { 3: style(part(3)), 4: style(part(4)) };

/** One line from this width on; more families than fit scroll, with their focus rings inside. */
const oneLineFrom = (width: number) =>
  pattern({
    '@container': {
      [`${container} (min-width: ${width}px)`]: {
        vars: { [basis]: '92px' },
        flexWrap: 'nowrap',
        gap: space[3],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        padding: space[1],
        margin: -space[1],
      },
    },
  });
export const oneLine = { seven: style(oneLineFrom(716)), more: style(oneLineFrom(820)) };

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
export const ghost = style([
  item,
  pattern({
    blockSize: `calc(62px + ${leading.snug} * ${rem(13)})`,
    '@container': {
      [`${container} (min-width: 560px)`]: { blockSize: `calc(64px + ${leading.snug} * (${rem(13)} + ${rem(12)}))` },
    },
  }),
]);
