import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const board = style([panel, pattern({ overflow: 'hidden' })]);

export const list = style(
  pattern({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxBlockSize: 232,
    '@media': { [from('tablet')]: { maxBlockSize: 440 } },
    overflowY: 'auto',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.live}`, outlineOffset: -2 } },
  }),
);

export const row = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: 11,
    paddingInline: space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);

export const who = style(pattern({ display: 'grid', minInlineSize: 0 }));
export const account = style(pattern({ justifySelf: 'start', fontWeight: weight.bold }));
export const game = style(
  pattern({
    justifySelf: 'start',
    maxInlineSize: '100%',
    unicodeBidi: 'plaintext',
    color: color.faint,
    fontSize: vars.type.small,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const amount = style(pattern({ color: color.positive, fontWeight: weight.bold, whiteSpace: 'nowrap' }));
export const note = style(
  pattern({
    padding: space[3],
    paddingInline: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    color: color.faint,
    fontSize: vars.type.caption,
  }),
);
