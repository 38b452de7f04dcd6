import { styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

const box = pattern({ padding: space[4], borderRadius: vars.radius.lg });

export const tone = styleVariants({
  neutral: [box, pattern({ background: color.surface, color: color.text })],
  accent: [box, pattern({ background: color.accentSoft, color: color.accentText })],
});
