import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below } from '../../tokens/breakpoint.ts';

/** In a row of filters on a phone it takes the room that is left. */
export const root = style(
  component({ display: 'grid', minInlineSize: 0, '@media': { [below('tablet')]: { flexGrow: 1 } } }),
);

/** Search stands among buttons, so it has their height. The browser's own cross would be a second one. */
export const box = style(component({ minBlockSize: vars.size.controlMd }));

export const input = style(
  component({
    appearance: 'none',
    textOverflow: 'ellipsis',
    '::-webkit-search-cancel-button': { appearance: 'none', display: 'none' },
  }),
);

export const shortcut = style(
  component({
    paddingInline: 7,
    border: `1px solid ${vars.color.line}`,
    borderRadius: `calc(${vars.radius.sm} / 2)`,
    color: vars.color.faint,
    fontSize: vars.type.caption,
    fontFamily: 'inherit',
    lineHeight: 1.5,
    '@media': { '(pointer: coarse)': { display: 'none' } },
  }),
);
