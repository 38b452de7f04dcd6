import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tooltipBox } from '../../internal/tooltip-box.ts';
import { control, disabledLook, whenDisabled } from '../../styles/control.css.ts';
import { mirror } from '../../styles/direction.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color, size } = vars;
const usable = '&:not(:disabled):not([aria-disabled=true]):hover';

export const button = recipe({
  base: [control, component({ position: 'relative', selectors: { [whenDisabled]: disabledLook } })],
  variants: {
    variant: {
      primary: component({
        background: color.accent,
        color: color.onAccent,
        selectors: { [usable]: { background: color.accentHover } },
        '@media': {
          '(forced-colors: active)': {
            selectors: {
              '&:not(:disabled, [aria-disabled=true])': {
                background: 'ButtonText',
                color: 'ButtonFace',
                forcedColorAdjust: 'none',
              },
            },
          },
        },
      }),
      soft: component({
        background: color.accentSoft,
        color: color.accentText,
        selectors: { [usable]: { borderColor: color.accent } },
      }),
      secondary: component({
        background: color.raised,
        color: color.text,
        borderColor: color.line,
        selectors: { [usable]: { borderColor: color.lineStrong } },
      }),
      ghost: component({
        color: color.muted,
        selectors: {
          [usable]: { color: color.text, background: color.raised },
          [whenDisabled]: { background: 'transparent', borderColor: 'transparent' },
        },
      }),
      danger: component({
        background: color.negativeSoft,
        color: color.negative,
        selectors: { [usable]: { background: color.negativeHover } },
      }),
    },
    size: {
      sm: component({
        minBlockSize: size.controlSm,
        paddingInline: space[3],
        borderRadius: vars.radius.sm,
        fontSize: vars.type.small,
        gap: 6,
        // what a finger meets is 44 px high
        '@media': {
          '(pointer: coarse)': { selectors: { '&::after': { content: '', position: 'absolute', inset: '-5px 0' } } },
        },
      }),
      md: component({ minBlockSize: size.controlMd }),
      lg: component({ minBlockSize: size.controlLg, paddingInline: space[6] }),
    },
    isFullWidth: { true: component({ inlineSize: '100%' }) },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

/** The label keeps its room while pending, so the button keeps its width. */
export const content = styleVariants({
  idle: component({ display: 'contents' }),
  pending: component({
    display: 'inherit',
    alignItems: 'inherit',
    gap: 'inherit',
    opacity: 0,
  }),
});

const turn = keyframes({ to: { rotate: '1turn' } });
export const spinner = style(
  component({
    position: 'absolute',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} 700ms linear infinite`,
    '@media': {
      // standing still it would look like a broken ring: three quarters at half strength say "busy" without moving
      '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 },
      '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  }),
);

/** Why the button cannot be used: shown on hover and keyboard focus, read as its description. */
export const reason = style(
  component({
    position: 'absolute',
    insetBlockEnd: `calc(100% + ${space[2]}px)`,
    insetInlineStart: '50%',
    translate: `calc(-50% * ${mirror}) 0`,
    ...tooltipBox,
    inlineSize: 'max-content',
    whiteSpace: 'normal',
    pointerEvents: 'none',
    visibility: 'hidden',
    opacity: 0,
    transition: `opacity ${vars.motion.fast}`,
    selectors: {
      ':is(:hover, :focus-visible) > &': { visibility: 'visible', opacity: 1 },
    },
  }),
);
