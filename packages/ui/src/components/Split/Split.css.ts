import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

/** One column on small screens; from the desktop layout on, two that share the line as 3 to 1. */
export const root = style(
  component({
    display: 'grid',
    gap: space[3],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from('tablet')]: { gap: space[6] },
      [from('desktop')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 1fr)' },
    },
  }),
);
