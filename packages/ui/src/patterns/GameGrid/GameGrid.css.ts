import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { laterFrame } from '../../styles/later.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';
import { cardTexts } from '../GameCard/card-text.ts';
import { narrow, wide, wideFrom } from './grid-geometry.ts';

const container = createContainer();

export const root = style(
  pattern({ containerName: container, containerType: 'inline-size', display: 'grid', gap: space[6] }),
);

/** Another list is on its way: what was there stays, its pictures fainter; words stay readable. */
export const updating = style({});
globalStyle(`${updating} img`, {
  '@layer': { patterns: { opacity: 0.4, transition: `opacity ${vars.motion.normal} ${vars.motion.easing}` } },
});

const columns = (least: number, gap: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, calc(50% - ${gap / 2}px)), 1fr))`,
  gap,
});

/** Drawn and measured alike: a cover stands on the same pixels in both, so that its paint counts once and nothing shifts. */
const contained = { contain: 'layout style' } as const;

/** Before any script: as many columns as fit. */
export const flow = style(
  pattern({
    ...contained,
    display: 'grid',
    ...columns(narrow.least, narrow.gap),
    '@container': { [`${container} (min-width: ${wideFrom}px)`]: columns(wide.least, wide.gap) },
  }),
);
export const flowRow = style(pattern({ display: 'contents' }));

/** With it: only the rows near the screen exist, each at its place. */
export const placed = style(pattern({ ...contained, position: 'relative' }));
export const placedRow = style(pattern({ ...contained, position: 'absolute', insetInline: 0, display: 'grid' }));

/** Stays clear of the header and the bar at the thumb when keys bring a card into view. */
export const cell = style(pattern({ minInlineSize: 0, scrollMarginBlock: '84px 100px' }));

/**
 * Of the first game, when it is a feature: two columns and two rows; what stands above the others is its own. It is as high as
 * the rows, but for 2 px of distances, before the second has come too: a page that arrives in parts is painted in parts.
 */
export const featureCell = style([
  cell,
  pattern({
    gridColumn: 'span 2',
    gridRow: 'span 2',
    borderRadius: vars.radius.lg,
    '::before': { content: '', float: 'left', paddingBlockStart: `calc(133% + ${cardTexts(2, -6)})` },
  }),
]);
// placed, its height is given
globalStyle(`${placedRow} > ${featureCell}`, { '@layer': { patterns: { gridRow: 'auto' } } });

/**
 * The first frames of a rendered page are those of the feature, or of the first row: theirs are the largest pictures. The next
 * rows have frames for themselves.
 */
globalStyle(
  `[data-first~=body] ${featureCell} ~ ${cell} article, [data-first~=body] ${flowRow} ~ ${flowRow} article, [data-first~=more] ${flowRow} ~ ${flowRow} ~ ${flowRow} article`,
  // what stands below the rows stays there
  { '@layer': { patterns: { ...laterFrame, containIntrinsicSize: 'auto 200px' } } },
);

/** Parts of the content of a rendered page from this one on. */
const from = (part: number): string => `main > ${'[data-late] ~ '.repeat(part - 1)}[data-late]`;

/**
 * The other frames, from what stands beside the largest picture to the footer; the first cards of a line make it as high as it will be.
 * Here, because pages with games alone are so long.
 */
globalStyle(
  `[data-first~=head] header :is(nav, nav ~ div), [data-first~=side] aside nav, [data-first~=draw] main > [data-late] [data-late] section, [data-first~=body] ${from(2)} section, [data-first~=more] ${from(4)} section, [data-first~=card] li:nth-child(n + 4) article, [data-first~=rest] ${from(5)} section, [data-first] footer`,
  { '@layer': { patterns: laterFrame } },
);

/** Seen only while keys move the focus through the cards. */
export const hint = style([
  floating,
  pattern({
    position: 'fixed',
    insetBlockEnd: space[6],
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: 'calc(100vw - 32px)',
    zIndex: z.sticky,
    paddingBlock: space[2],
    paddingInline: space[4],
    borderRadius: vars.radius.full,
    fontSize: vars.type.small,
    fontWeight: weight.semibold,
    pointerEvents: 'none',
    visibility: 'hidden',
    opacity: 0,
    transition: `opacity ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: { '[data-by-keys]:focus-within + &': { visibility: 'visible', opacity: 1 } },
  }),
]);
