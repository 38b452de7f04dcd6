import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { control, disabledLook, whenDisabled } from '../../styles/control.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';

const { color, size } = vars;
const usable = '&:not(:disabled):not([aria-busy=true]):hover';

const bare = { color: color.faint, background: 'transparent', borderColor: 'transparent' };

export const iconButton = recipe({
  base: [
    control,
    component({
      flex: 'none',
      padding: 0,
      position: 'relative',
      selectors: {
        [whenDisabled]: disabledLook,
        '&[data-dot]::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineEnd: 8,
          inlineSize: 8,
          blockSize: 8,
          borderRadius: vars.radius.full,
          background: color.negative,
          forcedColorAdjust: 'none',
        },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            // twice, to go before the colours of the variants
            '&&[aria-pressed=true]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
          },
        },
      },
    }),
  ],
  variants: {
    variant: {
      ghost: component({
        color: color.muted,
        selectors: {
          [usable]: { color: color.text, background: color.raised },
          '&[aria-pressed=true]': { color: color.accentText },
          [whenDisabled]: bare,
        },
      }),
      secondary: component({
        background: color.raised,
        borderColor: color.line,
        selectors: { [usable]: { borderColor: color.lineStrong }, '&[aria-pressed=true]': { color: color.accentText } },
      }),
      soft: component({
        background: color.accentSoft,
        color: color.accentText,
        selectors: { [usable]: { borderColor: color.accent } },
      }),
      primary: component({
        background: color.accent,
        color: color.onAccent,
        selectors: { [usable]: { background: color.accentHover } },
      }),
      danger: component({
        color: color.negative,
        selectors: { [usable]: { background: color.negativeSoft }, [whenDisabled]: bare },
      }),
      // art behind it may be any colour: the same night glass in both themes
      overlay: component({
        color: artColor('white'),
        background: artColor('shade', 0.62),
        borderRadius: vars.radius.full,
        selectors: {
          [usable]: { background: artColor('shade', 0.82) },
          '&[aria-pressed=true]': { color: vars.color.accent },
          [whenDisabled]: {
            color: artColor('white', 0.6),
            background: artColor('shade', 0.62),
            borderColor: 'transparent',
          },
        },
      }),
    },
    size: {
      sm: component({
        inlineSize: size.controlSm,
        minBlockSize: size.controlSm,
        borderRadius: vars.radius.sm,
        // a finger gets its 44 px, the eye a small button
        '@media': {
          '(pointer: coarse)': {
            '::after': {
              content: '',
              position: 'absolute',
              inset: `calc((${size.controlSm} - ${size.controlMd}) / 2)`,
            },
          },
        },
      }),
      md: component({ inlineSize: size.controlMd }),
      lg: component({ inlineSize: size.controlLg, minBlockSize: size.controlLg }),
    },
  },
  compoundVariants: [
    { variants: { variant: 'overlay', size: 'sm' }, style: component({ borderRadius: vars.radius.full }) },
  ],
  defaultVariants: { variant: 'ghost', size: 'md' },
});

/** A switch on art is filled while it is on: shape and colour say it. */
export const glyphOnArt = style({});
globalStyle(`[aria-pressed=true] > ${glyphOnArt} > svg`, { '@layer': { components: { fill: 'currentColor' } } });
