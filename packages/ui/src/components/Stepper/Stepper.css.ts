import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;
const markSize = 28;
/** From the middle of a mark to where the line beside it begins. */
const lineGap = markSize / 2 + space[1];

export const root = style(
  component({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[1] }),
);

/** Name below its mark, and before it a line from the mark of the step before. */
export const step = style(
  component({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: space[1],
    color: color.muted,
    fontSize: vars.type.small,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current]': { color: color.text, fontWeight: weight.semibold },
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: markSize / 2,
        insetInlineEnd: `calc(50% + ${lineGap}px)`,
        inlineSize: `calc(100% - ${2 * lineGap - space[1]}px)`,
        borderBlockStart: `1px solid ${color.line}`,
      },
    },
  }),
);

const markBox = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  borderRadius: radius.full,
  border: `1px solid ${color.line}`,
});

export const mark = styleVariants({
  done: [markBox, component({ background: color.positiveSoft, color: color.positive })],
  current: [markBox, component({ borderColor: color.accent })],
  next: [markBox],
});
