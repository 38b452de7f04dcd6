import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style(
  pattern({
    display: 'grid',
    gap: space[5],
    paddingBlock: space[6],
    paddingInline: `max(${space[4]}px, env(safe-area-inset-left))`,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.faint,
    fontSize: rem(13),
  }),
);

export const row = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]}px ${space[5]}px`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
);

export const logos = style([row, pattern({ gap: space[3] })]);
export const logo = style(pattern({ blockSize: 28, inlineSize: 84, objectFit: 'contain', opacity: 0.8 }));

export const link = style([
  focusRing,
  pattern({
    color: color.muted,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 28,
    borderRadius: radius.sm,
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  }),
]);

export const age = style(
  pattern({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 36,
    blockSize: 28,
    borderRadius: radius.full,
    border: `2px solid ${color.lineStrong}`,
    color: color.muted,
    fontWeight: weight.heavy,
    fontSize: rem(12),
  }),
);
