import { createContainer, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { control } from '../../styles/control.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';
import { growing, wholeCard } from '../GameCard/GameCard.css.ts';

const { color, leading, tracking } = vars;
const onArt = artColor('white');

const container = createContainer();
/** Width of the card in CSS pixels from which its words have more room. */
const roomy = `${container} (min-width: 300px)`;

/** As high as its place: the art takes what the words leave. Its ground is the main colour of the art, made darker. */
export const root = style(
  pattern({
    position: 'relative',
    minInlineSize: 0,
    blockSize: '100%',
    containerName: container,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: vars.radius.lg,
    background: `linear-gradient(${artColor('shade', 0.7)} 0 0) ${artColor('night')}`,
    boxShadow: vars.shadow.raised,
    color: onArt,
    '@media': { '(hover: hover)': { selectors: { '&:hover': { outline: `2px solid ${color.accent}` } } } },
  }),
);

export const art = style([
  growing,
  pattern({
    position: 'relative',
    flex: '1 1 0',
    minBlockSize: 120,
    overflow: 'clip',
    borderStartStartRadius: 'inherit',
    borderStartEndRadius: 'inherit',
  }),
]);

// the layers pass each other while the card crosses the screen, and the hero comes nearer when it is pointed at
const behind = keyframes({ from: { transform: 'translateY(-2.5%)' }, to: { transform: 'translateY(2.5%)' } });
const before = keyframes({ from: { transform: 'translateY(2.5%)' }, to: { transform: 'translateY(-2.5%)' } });

const layer = (name: string) =>
  pattern({
    position: 'absolute',
    inset: '-3%',
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${name} linear both`,
            animationTimeline: 'view()',
          },
        },
      },
    },
  });
export const scene = style([layer(behind)]);
export const hero = style([
  layer(before),
  pattern({
    transition: `scale ${vars.motion.slow} ${vars.motion.easing}`,
    selectors: { [`${root}:hover &`]: { scale: 1.04 } },
  }),
]);

// whatever the shape of the place, it is filled
globalStyle(`:is(${scene}, ${hero}) > span`, { '@layer': { patterns: { blockSize: '100%' } } });
globalStyle(`${hero} > span, ${hero} img::after`, { '@layer': { patterns: { background: 'none' } } });
globalStyle(`${hero} img`, { '@layer': { patterns: { objectFit: 'contain' } } });

export const words = style(
  pattern({
    flex: 'none',
    display: 'grid',
    gap: space[1],
    padding: space[3],
    '@container': { [roomy]: { gap: space[2], padding: space[5] } },
  }),
);

export const link = style([
  wholeCard,
  pattern({
    justifySelf: 'start',
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
    fontSize: vars.type.large,
    fontWeight: weight.heavy,
    letterSpacing: tracking.tight,
    '@container': { [roomy]: { fontSize: vars.type.title } },
  }),
]);

export const line = style(pattern({ fontSize: vars.type.small, lineHeight: leading.snug, opacity: 0.86 }));

/** Figures at both ends of a line; on small cards the first one alone. */
export const figures = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}px`,
    fontSize: vars.type.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const actions = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    marginBlockStart: space[1],
  }),
);

/** Light on art: the accent stays with the main action of the page. The link of the card takes the press. */
export const play = style([
  control,
  pattern({
    flex: '1 1 auto',
    paddingInline: space[3],
    background: onArt,
    color: artColor('shade'),
    pointerEvents: 'none',
    '@container': { [roomy]: { flex: 'none', paddingInline: space[4] } },
  }),
]);
// as high and as round as what stands beside it: there is no art below, and a finger has its 44 px
globalStyle(`${actions} > button`, {
  '@layer': {
    patterns: {
      position: 'relative',
      minBlockSize: vars.size.controlMd,
      borderRadius: vars.radius.md,
      '@media': {
        '(hover: none)': { background: artColor('white', 0.24) },
      },
    },
  },
});
