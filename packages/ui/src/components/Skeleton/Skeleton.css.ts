import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { radius } from '../../tokens/radius.ts';
import { rem, type } from '../../tokens/type.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A line of text is drawn a little lower than its line box, as letters are. */
const line = (size: number): string => `calc(${rem(size)} * ${vars.leading.normal} - 6px)`;

export const skeleton = recipe({
  base: component({
    display: 'block',
    background: vars.color.line,
    borderRadius: radius.sm,
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      text: component({ blockSize: line(type.body.size), marginBlock: 3 }),
      title: component({ blockSize: line(type.title.size), marginBlock: 3 }),
      control: component({ blockSize: vars.size.controlMd, borderRadius: radius.md }),
      fill: component({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' }),
      circle: component({ inlineSize: 40, blockSize: 40, borderRadius: radius.full }),
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
export const wrapper = style(component({ display: 'block', borderRadius: radius.md }));
export const wrapped = style(component({ display: 'block', visibility: 'hidden' }));
