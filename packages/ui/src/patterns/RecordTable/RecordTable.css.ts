import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

// sized by its place, not by its rows: the table inside tells by this width whether rows are cards
export const root = style(pattern({ position: 'relative', inlineSize: '100%', minInlineSize: 0 }));

/** Each row is an area of its link. */
export const linked = style([root]);

const rows = `${linked} tbody > tr`;
const inPatterns = (rule: object) => ({ '@layer': { patterns: rule } });

globalStyle(`${rows}:has(a[href])`, inPatterns({ position: 'relative' }));
globalStyle(`${rows}:has(a[href]):hover`, {
  ...inPatterns({ '@media': { '(hover: hover)': { background: color.raised } } }),
});
globalStyle(`${rows} > td:last-child a[href]`, inPatterns({ position: 'static' }));
globalStyle(
  `${rows} > td:last-child a[href]::after`,
  inPatterns({ content: '', position: 'absolute', inset: 0, cursor: 'pointer' }),
);
// what can be pressed apart from the row stands above its area
globalStyle(
  `${rows} > :not(td:last-child) :is(a[href], button, [tabindex])`,
  inPatterns({ position: 'relative', zIndex: 1 }),
);

export const failure = style(
  pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], marginBlockEnd: space[4] }),
);

export const more = style(pattern({ display: 'grid', justifyItems: 'start', gap: space[2] }));
