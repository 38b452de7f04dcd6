import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

const box = component({ padding: space[4], borderRadius: vars.radius.lg });

export const tone = styleVariants({
  neutral: [box, component({ background: color.surface, color: color.text })],
  accent: [box, component({ background: color.accentSoft, color: color.accentText })],
});
