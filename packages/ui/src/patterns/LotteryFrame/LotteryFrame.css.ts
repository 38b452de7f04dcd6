import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { headHeights } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

/** What the header and the room around leave of the screen; lower screens scroll. */
export const root = style([
  panel,
  pattern({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 480,
    blockSize: `calc(100dvh - ${headHeights.wide + 2 * space[6]}px)`,
    overflow: 'hidden',
  }),
]);

export const bar = style(
  pattern({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);

export const title = style(pattern({ flex: 1, minInlineSize: 0 }));

export const stage = style(pattern({ flex: 1, minBlockSize: 0, position: 'relative', display: 'grid' }));

export const frame = style(pattern({ inlineSize: '100%', blockSize: '100%', border: 0, background: color.canvas }));

/** Scrolls when the other games that it offers need more room. */
export const cover = style(
  pattern({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'safe center',
    padding: space[5],
    background: color.surface,
    overflowY: 'auto',
  }),
);
