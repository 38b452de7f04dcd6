import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';
import { type OneTimeCodeLength, oneTimeCodeLengths } from './OneTimeCodeField.variants.ts';

const { color, font, size } = vars;

/** Number of cells. */
const count = createVar();
/** From the beginning of one cell to that of the next. */
const pitch = createVar();
const gap = '6px';

/** Cells and what sends the code share a line where both find room. */
const line = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minInlineSize: 0 });

export const length = styleVariants(
  Object.fromEntries(oneTimeCodeLengths.map((digits) => [digits, digits])) as Record<OneTimeCodeLength, number>,
  (digits) => [line, component({ vars: { [count]: `${digits}` } })],
);

/** Its own width decides how wide a cell is: eight of them fit a phone too. A code reads from left to right everywhere. */
export const room = style(
  component({
    containerType: 'inline-size',
    direction: 'ltr',
    flex: `1 1 calc(${count} * 40px)`,
    maxInlineSize: `calc(${count} * 54px)`,
    minInlineSize: `min(100%, calc(${count} * 30px))`,
  }),
);

export const box = style(
  component({
    vars: { [pitch]: `calc((100cqi + ${gap}) / ${count})` },
    position: 'relative',
    blockSize: size.controlLg,
    borderRadius: vars.radius.sm,
    selectors: {
      '&:focus-within': { outline: `2px solid ${color.live}`, outlineOffset: 3 },
      '&:has(:disabled)': { opacity: 0.5 },
    },
  }),
);

export const cells = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap,
    pointerEvents: 'none',
  }),
);

export const cell = style(
  component({
    borderRadius: vars.radius.sm,
    border: `1px solid ${color.lineStrong}`,
    background: color.canvas,
    selectors: {
      [`${box}:focus-within &`]: { borderColor: color.live },
      [`${box}:has([aria-invalid=true]) &`]: { borderColor: color.negative },
    },
  }),
);

/** What does not belong into the cells is cut off: the room behind the last digit, where the text would begin to scroll. */
export const port = style(
  component({ position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: vars.radius.sm }),
);

/**
 * The one real input. Its letters have the width of a cell, so the browser itself puts each digit into its cell: caret,
 * selection, paste and what the phone fills in work as in any field.
 */
export const input = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc(${pitch} * (${count} + 1))`,
    paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.text,
    caretColor: color.live,
    // every digit as wide as a zero, or they would drift out of their cells
    fontFamily: font.mono,
    fontSize: 20,
    fontWeight: weight.bold,
    textAlign: 'start',
    letterSpacing: `calc(${pitch} - 1ch)`,
    selectors: {
      // the colour that browsers put behind what they filled in would cover the cells
      '&:autofill': {
        WebkitTextFillColor: color.text,
        transition: 'background-color 86400s',
      },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);
