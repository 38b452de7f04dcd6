import { style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

const oneLine = '(min-width: 1000px)';

export const root = style([
  panel,
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    // hairlines between cells, whichever way they wrap; those of the last line share its whole width
    gap: 1,
    margin: 0,
    padding: 0,
    containerType: 'inline-size',
    listStyle: 'none',
    overflow: 'hidden',
    background: color.line,
  }),
]);

export const item = style(
  pattern({
    // three of a line, so that six never stand as five and one; all in one line where each keeps its words
    flex: '1 1 max(200px, calc(100% / 3 - 1px))',
    '@container': { [oneLine]: { flexBasis: 160 } },
    display: 'flex',
    gap: space[3],
    minInlineSize: 0,
    padding: `${space[3]}px ${space[4]}px`,
    background: color.surface,
    // where the gap that draws the hairlines loses its colour
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  }),
);

export const icon = style(pattern({ flex: 'none', paddingBlockStart: 2 }));

export const tone = styleVariants({
  good: pattern({ color: color.positive }),
  warning: pattern({ color: color.accentText }),
  bad: pattern({ color: color.negative }),
});

// beside a longer one it stays together
export const texts = style(
  pattern({ display: 'grid', alignContent: 'start', minInlineSize: 0, lineHeight: leading.snug, gap: 2 }),
);

export const name = style(pattern({ fontWeight: weight.bold }));

export const detail = style(pattern({ color: color.muted, fontSize: vars.type.small, overflowWrap: 'anywhere' }));
