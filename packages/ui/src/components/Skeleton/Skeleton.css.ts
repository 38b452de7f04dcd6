import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A line of text is drawn a little lower than its line box, as letters are. */
const line = (size: string): string => `calc(${size} * ${vars.leading.normal} - 6px)`;

export const skeleton = recipe({
  base: component({
    display: 'block',
    background: vars.color.line,
    borderRadius: vars.radius.sm,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      text: component({ blockSize: line(vars.type.body), marginBlock: 3 }),
      title: component({ blockSize: line(vars.type.title), marginBlock: 3 }),
      control: component({ blockSize: vars.size.controlMd, borderRadius: vars.radius.md }),
      fill: component({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' }),
      circle: component({ inlineSize: 40, blockSize: 40, borderRadius: vars.radius.full }),
    },
    width: {
      full: component({}),
      long: component({ inlineSize: '75%' }),
      half: component({ inlineSize: '50%' }),
      short: component({ inlineSize: '25%' }),
    },
  },
  defaultVariants: { shape: 'text' },
});

/** What is wrapped keeps its exact size and is neither seen nor read. */
export const wrapper = style(component({ display: 'block', borderRadius: vars.radius.md }));
export const wrapped = style(component({ display: 'block', visibility: 'hidden' }));
