import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { control } from '../../styles/control.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

/** On small screens vendors are among the filters. */
export const root = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    '@media': { [below('tablet')]: { display: 'none' } },
  }),
);

/** The mark, the name, how many games. The chosen ones have a mark of choice and an edge: the accent stays scarce. */
export const chip = recipe({
  base: [
    control,
    pattern({
      maxInlineSize: 260,
      paddingInline: `${space[2]}px ${space[4]}px`,
      borderRadius: vars.radius.full,
      whiteSpace: 'nowrap',
    }),
  ],
  variants: {
    isSelected: {
      true: pattern({
        background: color.accentSoft,
        borderColor: color.accentText,
        color: color.accentText,
        '@media': {
          '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      }),
      false: pattern({
        background: color.raised,
        borderColor: color.line,
        color: color.text,
        selectors: { '&:hover': { borderColor: color.lineStrong } },
      }),
    },
  },
});

/** Of the mark only its badge: the name stands beside it in the reader's script. */
export const mark = style(pattern({ flex: 'none', inlineSize: 26, blockSize: 26 }));
globalStyle(`${mark} > span`, { '@layer': { patterns: { blockSize: '100%', background: 'transparent' } } });
globalStyle(`${mark} img`, {
  '@layer': { patterns: { blockSize: '100%', objectFit: 'cover', objectPosition: '0 50%' } },
});

/** At the end of a vendor whose games are closed: quiet, since for a while it may be many. */
export const closed = style(pattern({ display: 'inline-flex', color: color.faint }));

export const name = style(pattern({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const count = style(
  pattern({
    color: color.muted,
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  }),
);

/** A finger swipes; buttons are for pointers and keys. */
export const steps = style(
  pattern({
    flex: 'none',
    display: 'flex',
    gap: space[1],
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);

export const more = style(pattern({ flex: 'none' }));

/** The vendors of the sheet: two beside each other where there is room. */
export const choices = style(
  pattern({
    border: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: `${space[1]}px ${space[4]}px`,
  }),
);
globalStyle(`${choices} label`, { '@layer': { patterns: { flex: 1, minInlineSize: 0 } } });

export const choice = style(pattern({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 }));

// the badge is higher than the line, and the box stands beside the line
globalStyle(`${choice} > ${mark}`, { '@layer': { patterns: { marginBlock: -3 } } });

export const choiceCount = style([count, pattern({ marginInlineStart: 'auto' })]);

export const sheet = style(pattern({ display: 'grid', gap: space[4], alignContent: 'start' }));
