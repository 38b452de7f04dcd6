import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { sheet } from '../Dialog/Dialog.css.ts';

/** On small screens the question lies at the lower edge, under the thumb; it is too short to fill the screen. */
export const bottomSheet = style(
  component({
    '@media': {
      [sheet]: {
        insetBlockStart: 'auto',
        margin: 0,
        inlineSize: '100%',
        maxBlockSize: `calc(100dvh - ${space[6]}px)`,
        borderWidth: '1px 0 0',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
      },
    },
  }),
);

export const content = style(
  component({
    flex: '1 1 auto',
    overflowY: 'auto',
    display: 'grid',
    gap: space[3],
    padding: `${space[6]}px ${space[6]}px ${space[5]}px`,
    borderRadius: radius.xxl,
    outline: 'none',
  }),
);

export const title = style([textStyle.title]);

export const description = style(component({ color: vars.color.muted }));

/** Both answers have the same weight: the same width, the same height. */
export const answers = style(
  component({
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    gap: space[3],
    paddingInline: space[6],
    paddingBlockEnd: space[6],
  }),
);
